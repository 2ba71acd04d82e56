extension RuleRegistry {
    /// What happens to related objects when an object is deleted.
    package static let deleteRules: [any LintRule.Type] = []
}
