extension RuleRegistry {
    /// Speed and storage.
    package static let performance: [any LintRule.Type] = [
        DeepInheritance.self,
        DuplicateIndex.self,
        InlineBinary.self,
        LegacyIndexedAttribute.self,
        MultipleUniquenessInHierarchy.self,
        RedundantIndex.self,
        TooManyProperties.self,
        UniquenessOnSubentity.self,
    ]
}
