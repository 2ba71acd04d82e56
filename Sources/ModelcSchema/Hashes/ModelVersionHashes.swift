import ModelcBase

/// The version hashes of one version of a model (FormatVersionHash §4).
package struct ModelVersionHashes: Hashable, Sendable {
    /// All entities, sorted by name in byte order. Each name occurs once.
    package var entities: [EntityVersionHash]
    /// Reasons why the checksum and the digest are unverified, in addition to the reasons of the entities.
    package var ownReasons: [UnverifiedHashReason]

    package init(entities: [EntityVersionHash], ownReasons: [UnverifiedHashReason]) {
        self.entities = entities
        self.ownReasons = ownReasons
    }

    /// The hash of the entities' hashes (`NSManagedObjectModel.versionChecksum`). Nil if an entity has no hash.
    package var checksum: VersionHash? {
        let hashes = entities.compactMap(\.hash)
        return hashes.count == entities.count ? ModelVersionHashes.checksum(of: hashes) : nil
    }

    /// Returns the checksum of a model from the hashes of its entities. The hashes must be sorted by entity name in
    /// byte order.
    package static func checksum(of hashes: [VersionHash]) -> VersionHash {
        var message: [UInt8] = []
        message.reserveCapacity(hashes.count * SHA256Digest.byteCount)
        for hash in hashes { hash.digest.append(to: &message) }
        return VersionHash(SHA256.digest(of: message))
    }

    /// The SHA-512 value of the entities' names and hashes in base64, as in the metadata of stores
    /// (`NSStoreModelVersionHashesDigest`). Nil if an entity has no hash.
    package var digest: String? {
        var message: [UInt8] = []
        for entity in entities {
            guard let hash = entity.hash else { return nil }
            message.append(contentsOf: entity.name.utf8)
            hash.digest.append(to: &message)
        }
        return Base64.text(of: SHA512.digest(of: message))
    }

    /// Whether Core Data opens stores of the other version with this version, regardless of version names. True if both
    /// have the same entities with the same hashes. False if an entity has no hash, because equality cannot be shown.
    package func fitsStores(of other: ModelVersionHashes) -> Bool {
        entities.map(\.name) == other.entities.map(\.name)
            && zip(entities, other.entities).allSatisfy { $0.hash != nil && $0.hash == $1.hash }
    }

    /// The reasons why a hash of the entities or the model is unverified, each reason once.
    package var reasons: [UnverifiedHashReason] {
        var seen: Set<UnverifiedHashReason> = []
        return (entities.flatMap(\.reasons) + ownReasons).filter { seen.insert($0).inserted }
    }

    /// Whether the checksum and the digest exist and are verified to be equal to Core Data's.
    package var isVerified: Bool { ownReasons.isEmpty && entities.allSatisfy(\.isVerified) }
}
