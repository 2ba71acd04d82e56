extension RuleRegistry {
    /// Speed and storage.
    package static let performance: [any LintRule.Type] = []
}
