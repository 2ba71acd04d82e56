/// The version hash of a property, in the entity that declares it (version-hash §2).
package struct PropertyVersionHash: Hashable, Sendable {
    package var name: String
    package var hash: VersionHash
    /// Whether the hash is part of the entity's: transient properties and fetched properties are left out of it.
    package var isPartOfEntity: Bool
    /// What the hash was computed from, in words (`String, optional`); the name aside.
    package var facts: [String]
    /// Why the hash is not certain; empty for nearly every property.
    package var reasons: [UnverifiedHashReason]
    package var place: SourcePlace

    package init(
        name: String, hash: VersionHash, isPartOfEntity: Bool, facts: [String], reasons: [UnverifiedHashReason],
        place: SourcePlace
    ) {
        self.name = name
        self.hash = hash
        self.isPartOfEntity = isPartOfEntity
        self.facts = facts
        self.reasons = reasons
        self.place = place
    }

    /// Whether the hash is certain to be Core Data's.
    package var isVerified: Bool { reasons.isEmpty }
}
