import ModelcBase

/// The version hash of an entity, with its inputs (FormatVersionHash §3).
package struct EntityVersionHash: Hashable, Sendable {
    package var name: String
    /// The hash, or the reason why there is no hash.
    package var outcome: Result<VersionHash, VersionHashRefusal>
    /// The reasons why the hash is unverified, including reasons in the entity's ancestors. Empty for nearly every
    /// entity.
    package var reasons: [UnverifiedHashReason]
    /// The inputs of the hash as text, such as `abstract` or `parent Item`. The name and the properties are not
    /// included.
    package var facts: [String]
    package var parentName: String?
    /// The entity's own properties, sorted by name in byte order. Of properties with equal names, only the last is
    /// included.
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

    /// The hash; nil if it cannot be computed.
    package var hash: VersionHash? { try? outcome.get() }

    /// The reason why there is no hash; nil if there is a hash.
    package var refusal: VersionHashRefusal? {
        switch outcome {
        case .success: nil
        case .failure(let refusal): refusal
        }
    }

    /// Whether there is a hash, and it is verified to be equal to Core Data's hash.
    package var isVerified: Bool { hash != nil && reasons.isEmpty }
}
