extension RuleRegistry {
    /// What happens between versions.
    package static let migration: [any DescribedRule.Type] = []
}
