import ModelcSchema

/// Edits that remove the cause of a finding.
package struct ReportedFix: Hashable, Sendable {
    /// What applying the fix risks.
    package var tier: FixTier
    /// What the fix does, as an order: `change the delete rule to Cascade`.
    package var title: String
    /// The edits, which never overlap.
    package var edits: [ReportedEdit]

    package init(tier: FixTier, title: String, edits: [ReportedEdit]) {
        self.tier = tier
        self.title = title
        self.edits = edits
    }
}
