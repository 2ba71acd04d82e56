extension RuleRegistry {
    /// Speed and storage.
    package static let performance: [any LintRule.Type] = [
        DuplicateIndex.self,
        LegacyIndexedAttribute.self,
        RedundantIndex.self,
        TooManyProperties.self,
        UniquenessOnSubentity.self,
    ]
}
