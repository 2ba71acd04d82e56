import ModelcSchema

/// What would mend a finding.
package struct Fix: Hashable, Sendable {
    package var tier: FixTier
    /// What the fix does, as an order: `change the delete rule to Cascade`.
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
