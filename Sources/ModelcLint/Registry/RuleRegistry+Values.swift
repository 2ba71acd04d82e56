extension RuleRegistry {
    /// Faults of values and of parts of properties: defaults, validation, names, indexes, constraints.
    package static let values: [any LintRule.Type] = []
}
