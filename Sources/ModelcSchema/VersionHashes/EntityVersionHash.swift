/// The version hash of an entity, with what it was computed from (version-hash §3).
package struct EntityVersionHash: Hashable, Sendable {
    package var name: String
    /// The hash, or why there is none.
    package var outcome: Result<VersionHash, VersionHashRefusal>
    /// Why the hash is not certain, reasons in its ancestors included; empty for nearly every entity.
    package var reasons: [UnverifiedHashReason]
    /// What the hash was computed from, in words (`abstract`, `parent Item`); name and properties aside.
    package var facts: [String]
    package var parentName: String?
    /// The entity's own properties by name in byte order, of equal names the last.
    package var properties: [PropertyVersionHash]
    package var place: SourcePlace

    package init(
        name: String, outcome: Result<VersionHash, VersionHashRefusal>, reasons: [UnverifiedHashReason],
        facts: [String], parentName: String?, properties: [PropertyVersionHash], place: SourcePlace
    ) {
        self.name = name
        self.outcome = outcome
        self.reasons = reasons
        self.facts = facts
        self.parentName = parentName
        self.properties = properties
        self.place = place
    }

    /// The hash; nil where it is refused.
    package var hash: VersionHash? { try? outcome.get() }

    /// Why there is no hash; nil where there is one.
    package var refusal: VersionHashRefusal? {
        switch outcome {
        case .success: nil
        case .failure(let refusal): refusal
        }
    }

    /// Whether there is a hash that is certain to be Core Data's.
    package var isVerified: Bool { hash != nil && reasons.isEmpty }
}
