extension RuleRegistry {
    /// Faults of files and bundles, which are found while they are read.
    package static let files: [any DescribedRule.Type] = []
}
