import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// One entity of a version as it was shipped.
struct LockedEntity: Hashable, Sendable {
    let name: String
    let hash: ShortHash
    /// Whether the hash was certain to be Core Data's when it was locked.
    let isVerified: Bool
    /// What the hash was computed from, in words; name and properties aside.
    let facts: [String]
    /// The properties that are part of the hash, by name in byte order.
    let properties: [LockedProperty]
    /// The line that states the entity.
    let place: LockedPlace
    /// A hash over all of it. Versions share most entities, so that it is computed once for all that have this one.
    let seal: SHA256Digest

    init(
        name: String, hash: ShortHash, isVerified: Bool, facts: [String], properties: [LockedProperty],
        place: LockedPlace = .none
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

    /// An entity as it is now; nil if it has no hash.
    init?(_ entity: EntityVersionHash) {
        guard let hash = entity.hash else { return nil }
        self.init(
            name: entity.name, hash: ShortHash(hash), isVerified: entity.isVerified, facts: entity.facts,
            properties: entity.properties.filter(\.isPartOfEntity).map(LockedProperty.init))
    }
}

/// One property of an entity as it was shipped.
struct LockedProperty: Hashable, Sendable {
    let name: String
    let hash: ShortHash
    /// What the hash was computed from, in words.
    let facts: [String]
    /// The line that states the property.
    let place: LockedPlace

    init(name: String, hash: ShortHash, facts: [String], place: LockedPlace = .none) {
        self.name = name
        self.hash = hash
        self.facts = facts
        self.place = place
    }

    init(_ property: PropertyVersionHash) {
        self.init(name: property.name, hash: ShortHash(property.hash), facts: property.facts)
    }
}

/// Where a lock file says something. All places are equal: what is locked does not depend on its line.
struct LockedPlace: Hashable, Sendable {
    /// The place of what was not read from a file.
    static let none = LockedPlace(location: nil)

    let location: SourceLocation?

    static func == (_: LockedPlace, _: LockedPlace) -> Bool { true }

    func hash(into _: inout Hasher) {}
}

/// Names, hashes and facts as bytes, so that no two lists of them are the same bytes.
private struct SealedText {
    private var bytes: [UInt8] = []

    var digest: SHA256Digest { SHA256.digest(of: bytes) }

    mutating func add(_ name: String, _ hash: ShortHash, _ facts: [String]) {
        for text in [name, hash.text] + facts { add(text) }
        // No UTF-8 text has this byte.
        bytes.append(0xFF)
    }

    private mutating func add(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(0xFE)
    }
}

/// The first 12 hexadecimal digits of a hash: enough to see that something differs, and short enough to read past. Whether
/// a version is what it was is decided by its whole checksum.
struct ShortHash: Hashable, Sendable {
    /// How many digits there are.
    static let digitCount = 12

    /// The digits, in lower case.
    let text: String

    init(_ hash: VersionHash) { self.init(hash.digest) }

    /// The beginning of a SHA-256 value.
    init(_ digest: SHA256Digest) {
        text = Hexadecimal.text(of: Array(digest.bytes.prefix(ShortHash.digitCount / 2)))
    }

    /// A hash that was read; nil unless there are 12 digits in lower case.
    init?(_ text: Substring) {
        let isDigits = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        guard isDigits, text.utf8.count == ShortHash.digitCount else { return nil }
        self.text = String(text)
    }
}
