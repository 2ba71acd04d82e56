import ModelcBase

/// The version hash of a property, of an entity, or of a whole model (its checksum): 32 bytes (FormatVersionHash §1).
package struct VersionHash: Hashable, Sendable {
    /// The SHA-256 value of the hash.
    package let digest: SHA256Digest

    package init(_ digest: SHA256Digest) { self.digest = digest }

    /// Creates a hash from bytes; nil unless there are 32.
    package init?(bytes: [UInt8]) {
        guard let digest = SHA256Digest(bytes: bytes) else { return nil }
        self.digest = digest
    }

    /// Creates a hash from text; nil unless there are 64 hexadecimal digits.
    package init?(hexadecimal text: String) {
        guard let bytes = Hexadecimal.bytes(of: text) else { return nil }
        self.init(bytes: bytes)
    }

    /// The 32 bytes.
    package var bytes: [UInt8] { digest.bytes }

    /// 64 hexadecimal digits in lower case.
    package var hexadecimal: String { Hexadecimal.text(of: bytes) }

    /// 44 characters, the spelling of checksums in Apple's files.
    package var base64: String { Base64.text(of: bytes) }
}

extension VersionHash: Comparable {
    /// Compares by bytes.
    package static func < (lhs: VersionHash, rhs: VersionHash) -> Bool { lhs.digest < rhs.digest }
}

/// The version hashes of one version of a model (FormatVersionHash §4).
package struct ModelVersionHashes: Hashable, Sendable {
    /// All entities by name in byte order; each name once.
    package var entities: [EntityVersionHash]
    /// Why checksum and digest are unverified, apart from the reasons of the entities.
    package var ownReasons: [UnverifiedHashReason]

    package init(entities: [EntityVersionHash], ownReasons: [UnverifiedHashReason]) {
        self.entities = entities
        self.ownReasons = ownReasons
    }

    /// The hash of the entities' hashes (`NSManagedObjectModel.versionChecksum`); nil if an entity has none.
    package var checksum: VersionHash? {
        let hashes = entities.compactMap(\.hash)
        return hashes.count == entities.count ? ModelVersionHashes.checksum(of: hashes) : nil
    }

    /// Returns the checksum of entities with these hashes, sorted by entity name in byte order.
    package static func checksum(of hashes: [VersionHash]) -> VersionHash {
        var message: [UInt8] = []
        message.reserveCapacity(hashes.count * SHA256Digest.byteCount)
        for hash in hashes { hash.digest.append(to: &message) }
        return VersionHash(SHA256.digest(of: message))
    }

    /// The SHA-512 value of the entities' names and hashes in base64, as in the metadata of stores
    /// (`NSStoreModelVersionHashesDigest`); nil if an entity has none.
    package var digest: String? {
        var message: [UInt8] = []
        for entity in entities {
            guard let hash = entity.hash else { return nil }
            message.append(contentsOf: entity.name.utf8)
            hash.digest.append(to: &message)
        }
        return Base64.text(of: SHA512.digest(of: message))
    }

    /// Whether Core Data treats stores of another version as stores of this one, regardless of version names: both
    /// have the same entities with the same hashes. An entity without a hash cannot be shown to be equal.
    package func fitsStores(of other: ModelVersionHashes) -> Bool {
        entities.map(\.name) == other.entities.map(\.name)
            && zip(entities, other.entities).allSatisfy { $0.hash != nil && $0.hash == $1.hash }
    }

    /// Why any hash here is unverified, each reason once.
    package var reasons: [UnverifiedHashReason] {
        var seen: Set<UnverifiedHashReason> = []
        return (entities.flatMap(\.reasons) + ownReasons).filter { seen.insert($0).inserted }
    }

    /// Whether checksum and digest exist and are verified to be Core Data's.
    package var isVerified: Bool { ownReasons.isEmpty && entities.allSatisfy(\.isVerified) }
}

/// The version hash of an entity, with its inputs (FormatVersionHash §3).
package struct EntityVersionHash: Hashable, Sendable {
    package var name: String
    /// The hash, or why there is none.
    package var outcome: Result<VersionHash, VersionHashRefusal>
    /// Why the hash is unverified, including reasons in its ancestors; empty for nearly every entity.
    package var reasons: [UnverifiedHashReason]
    /// The inputs of the hash in words (`abstract`, `parent Item`), without name and properties.
    package var facts: [String]
    package var parentName: String?
    /// The entity's own properties by name in byte order; of equal names the last.
    package var properties: [PropertyVersionHash]
    package var place: SchemaLocation

    package init(
        name: String, outcome: Result<VersionHash, VersionHashRefusal>, reasons: [UnverifiedHashReason],
        facts: [String], parentName: String?, properties: [PropertyVersionHash], place: SchemaLocation
    ) {
        self.name = name
        self.outcome = outcome
        self.reasons = reasons
        self.facts = facts
        self.parentName = parentName
        self.properties = properties
        self.place = place
    }

    /// The hash; nil if it is refused.
    package var hash: VersionHash? { try? outcome.get() }

    /// Why there is no hash; nil if there is one.
    package var refusal: VersionHashRefusal? {
        switch outcome {
        case .success: nil
        case .failure(let refusal): refusal
        }
    }

    /// Whether there is a hash that is verified to be Core Data's.
    package var isVerified: Bool { hash != nil && reasons.isEmpty }
}

/// The version hash of a property, in the entity that declares it (FormatVersionHash §2).
package struct PropertyVersionHash: Hashable, Sendable {
    package var name: String
    package var hash: VersionHash
    /// Whether the hash is part of the entity's hash: transient properties and fetched properties are not.
    package var isPartOfEntity: Bool
    /// The inputs of the hash in words (`String, optional`), without the name. The members of a composite are also
    /// listed, although they are not hashed.
    package var facts: [String]
    /// Why the hash is unverified; empty for nearly every property.
    package var reasons: [UnverifiedHashReason]
    package var place: SchemaLocation

    /// The prefix of facts about a member of a composite: `member size.width Double`.
    package static let memberFact = "member "

    package init(
        name: String, hash: VersionHash, isPartOfEntity: Bool, facts: [String], reasons: [UnverifiedHashReason],
        place: SchemaLocation
    ) {
        self.name = name
        self.hash = hash
        self.isPartOfEntity = isPartOfEntity
        self.facts = facts
        self.reasons = reasons
        self.place = place
    }

    /// Whether the hash is verified to be Core Data's.
    package var isVerified: Bool { reasons.isEmpty }
}

/// Why an entity has no version hash: an input of the hash is not in the model.
package struct VersionHashRefusal: Error, Hashable, Sendable {
    /// A clause without its subject (`its parent 'Item' is not in the model`).
    package var message: String
    package var place: SchemaLocation

    package init(_ message: String, at place: SchemaLocation) {
        self.message = message
        self.place = place
    }
}

/// A feature of a model whose effect on the version hash is not verified (FormatVersionHash §7). The raw value is the
/// end of the diagnostic's id, `hash-unverified/…`.
package enum UnverifiedHashFeature: String, CaseIterable, Sendable {
    case derivedExpression = "derived-expression"
    case uniqueness
    case preserveExternal = "preserve-external"
    case cloudEncryption = "cloud-encryption"
    case composite
    case objectID = "object-id"
    case sortOrder = "sort-order"
    case nonASCII = "non-ascii"
    case selfInverse = "self-inverse"
}

/// Why a version hash may differ from the one that Core Data computes: the feature, and where the model uses it.
package struct UnverifiedHashReason: Hashable, Sendable {
    package var feature: UnverifiedHashFeature
    /// The entity that uses the feature; nil for the model as a whole.
    package var entityName: String?
    /// The property that uses it; nil for the entity as a whole.
    package var propertyName: String?
    package var place: SchemaLocation

    package init(
        _ feature: UnverifiedHashFeature, entityName: String? = nil, propertyName: String? = nil,
        at place: SchemaLocation
    ) {
        self.feature = feature
        self.entityName = entityName
        self.propertyName = propertyName
        self.place = place
    }

    /// `Book`, `Book.total`; nil for the model as a whole.
    package var modelPath: String? {
        guard let entityName else { return nil }
        return propertyName.map { "\(entityName).\($0)" } ?? entityName
    }
}
