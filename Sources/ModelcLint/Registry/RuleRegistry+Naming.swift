extension RuleRegistry {
    /// Names.
    package static let naming: [any LintRule.Type] = []
}
