extension RuleRegistry {
    /// Faults of values and of parts of properties: defaults, validation, names, indexes, constraints.
    package static let values: [any LintRule.Type] = [
        CrossConfigurationRelationship.self,
        DefaultNotRepresentable.self,
        DefaultViolatesValidation.self,
        EmptyIndex.self,
        FetchRequestUnknownProperty.self,
        IndexKeyPath.self,
        InvalidDerivation.self,
        InvalidEntityName.self,
        InvalidIndexName.self,
        InvalidPropertyName.self,
        InvalidValidationRegex.self,
        InvertedBounds.self,
        OrderedToOne.self,
        ReservedPropertyName.self,
        ToOneMaxCount.self,
        UndefinedAttributeType.self,
        UniquenessOnTransient.self,
    ]
}
