extension RuleRegistry {
    /// Faults of structure: the model cannot be compiled or loaded, whatever it is used for.
    package static let structure: [any LintRule.Type] = [
        AsymmetricInverse.self,
        CompositeCycle.self,
        ConfigurationUnknownEntity.self,
        DuplicateConfiguration.self,
        DuplicateEntityName.self,
        DuplicateFetchRequest.self,
        DuplicateIndexName.self,
        DuplicatePropertyName.self,
        FetchRequestUnknownEntity.self,
        InheritanceCycle.self,
        PropertyRedeclaredInSubentity.self,
        RelationshipWithoutDestination.self,
        UnknownComposite.self,
        UnknownDestination.self,
        UnknownIndexProperty.self,
        UnknownInverse.self,
        UnknownParentEntity.self,
        UnknownUniquenessAttribute.self,
    ]

    /// The faults of structure with which nobody can tell what becomes of stores: which entity or property is which is
    /// not known. Others, as inverses that do not agree, stand in versions that have shipped.
    package static let ambiguity: [any LintRule.Type] = [
        CompositeCycle.self,
        DuplicateEntityName.self,
        DuplicatePropertyName.self,
        InheritanceCycle.self,
        RelationshipWithoutDestination.self,
        UnknownComposite.self,
        UnknownDestination.self,
        UnknownParentEntity.self,
    ]
}
