import ModelcDigest

/// The version hashes of one version of a model (version-hash §4).
package struct ModelVersionHashes: Hashable, Sendable {
    /// All entities by name in byte order; each name once.
    package var entities: [EntityVersionHash]
    /// Why checksum and digest are not certain, besides the reasons of the entities.
    package var ownReasons: [UnverifiedHashReason]

    package init(entities: [EntityVersionHash], ownReasons: [UnverifiedHashReason]) {
        self.entities = entities
        self.ownReasons = ownReasons
    }

    /// The hash over the entities' hashes (`NSManagedObjectModel.versionChecksum`); nil where an entity has none.
    package var checksum: VersionHash? {
        let hashes = entities.compactMap(\.hash)
        return hashes.count == entities.count ? ModelVersionHashes.checksum(of: hashes) : nil
    }

    /// The checksum of entities with these hashes, which stand in the byte order of the entities' names.
    package static func checksum(of hashes: [VersionHash]) -> VersionHash {
        var message: [UInt8] = []
        message.reserveCapacity(hashes.count * SHA256Digest.byteCount)
        for hash in hashes { hash.digest.append(to: &message) }
        return VersionHash(SHA256.digest(of: message))
    }

    /// The SHA-512 value over the entities' names and hashes in base64, as stores keep it
    /// (`NSStoreModelVersionHashesDigest`); nil where an entity has none.
    package var digest: String? {
        var message: [UInt8] = []
        for entity in entities {
            guard let hash = entity.hash else { return nil }
            message.append(contentsOf: entity.name.utf8)
            hash.digest.append(to: &message)
        }
        return Base64.text(of: SHA512.digest(of: message))
    }

    /// Whether Core Data takes stores of another version for stores of this one, whatever the two are called: both have
    /// the same entities, and each has the same hash. What has no hash cannot be shown to be equal.
    package func fitsStores(of other: ModelVersionHashes) -> Bool {
        entities.map(\.name) == other.entities.map(\.name)
            && zip(entities, other.entities).allSatisfy { $0.hash != nil && $0.hash == $1.hash }
    }

    /// Why anything here is not certain, each reason once.
    package var reasons: [UnverifiedHashReason] {
        var seen: Set<UnverifiedHashReason> = []
        return (entities.flatMap(\.reasons) + ownReasons).filter { seen.insert($0).inserted }
    }

    /// Whether checksum and digest are there and certain to be Core Data's.
    package var isVerified: Bool { ownReasons.isEmpty && entities.allSatisfy(\.isVerified) }
}
