extension RuleRegistry {
    /// Relationships and their inverses.
    package static let inverses: [any LintRule.Type] = [
        MissingInverse.self
    ]
}
