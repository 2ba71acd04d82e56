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
