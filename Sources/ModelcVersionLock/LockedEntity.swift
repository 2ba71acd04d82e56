import ModelcBase
import ModelcSchema

/// One entity of a version, in the state that shipped.
struct LockedEntity: Hashable, Sendable {
    let name: String
    let hash: ShortHash
    /// Whether the hash was verified to be equal to Core Data's when it was locked.
    let isVerified: Bool
    /// The inputs of the hash as text, without the name and the properties.
    let facts: [String]
    /// The properties that are inputs of the hash, sorted by name in byte order.
    let properties: [LockedProperty]
    /// The location of the entity's line.
    let place: LockedLocation
    /// A hash of the whole entity. It is stored because most entities are the same in many versions, so it need not be
    /// computed again for each version.
    let seal: SHA256Digest

    init(
        name: String, hash: ShortHash, isVerified: Bool, facts: [String], properties: [LockedProperty],
        place: LockedLocation = .none
    ) {
        self.name = name
        self.hash = hash
        self.isVerified = isVerified
        self.facts = facts
        self.properties = properties
        self.place = place
        var message = SealedText()
        message.add(name, hash, facts + [isVerified ? "" : LockFileReader.unverifiedMark])
        for property in properties { message.add(property.name, property.hash, property.facts) }
        seal = message.digest
    }

    /// Creates the entity from its current state; nil if it has no hash.
    init?(_ entity: EntityVersionHash) {
        guard let hash = entity.hash else { return nil }
        self.init(
            name: entity.name, hash: ShortHash(hash), isVerified: entity.isVerified, facts: entity.facts,
            properties: entity.properties.filter(\.isPartOfEntity).map(LockedProperty.init))
    }
}

/// Converts names, hashes, and the inputs of hashes as text to bytes. Different lists always give different bytes.
private struct SealedText {
    private var bytes: [UInt8] = []

    var digest: SHA256Digest { SHA256.digest(of: bytes) }

    mutating func add(_ name: String, _ hash: ShortHash, _ facts: [String]) {
        for text in [name, hash.text] + facts { add(text) }
        // The byte 0xFF does not occur in UTF-8 text.
        bytes.append(0xFF)
    }

    private mutating func add(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(0xFE)
    }
}
