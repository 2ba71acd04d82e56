import ModelcSchema
import ModelcSettings

/// Edits that remove the cause of a finding.
package struct Fix: Hashable, Sendable {
    package var tier: FixTier
    /// The effect of the fix as an imperative, such as `change the delete rule to Cascade`.
    package var title: String
    package var edits: [ModelEdit]

    init(_ tier: FixTier, _ title: String, _ edits: ModelEdit...) {
        self.init(tier, title, edits)
    }

    init(_ tier: FixTier, _ title: String, _ edits: [ModelEdit]) {
        self.tier = tier
        self.title = title
        self.edits = edits
    }
}
