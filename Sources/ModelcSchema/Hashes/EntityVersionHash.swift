import ModelcBase

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
