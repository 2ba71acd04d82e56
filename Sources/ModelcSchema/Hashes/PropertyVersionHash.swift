/// The version hash of a property in the entity that declares the property (FormatVersionHash §2).
package struct PropertyVersionHash: Hashable, Sendable {
    package var name: String
    package var hash: VersionHash
    /// Whether the hash is an input of the entity's hash. False for transient properties and fetched properties.
    package var isPartOfEntity: Bool
    /// The inputs of the hash as text, such as `String, optional`, without the name. The members of a composite are
    /// also listed, although they are not hashed.
    package var facts: [String]
    /// The reasons why the hash is unverified; empty for nearly every property.
    package var reasons: [UnverifiedHashReason]
    package var place: SchemaLocation

    /// The prefix of a text about a member of a composite, as in `member size.width Double`.
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

    /// Whether the hash is verified to be equal to Core Data's hash.
    package var isVerified: Bool { reasons.isEmpty }
}
