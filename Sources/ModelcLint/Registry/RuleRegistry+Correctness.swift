/// The rules of the category `correctness`. There is one list for each folder in `Rules/Correctness`.
extension RuleRegistry {
    /// Rules about the structure of a model. With such an error, the model cannot be compiled or loaded.
    static let structure: [any LintRule.Type] = [
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

    /// Rules about derived attributes.
    static let derivedAttributes: [any LintRule.Type] = [
        DerivedTransient.self,
        DerivedTypeMismatch.self,
        DerivedWithDefault.self,
        InvalidDerivation.self,
    ]

    /// Rules about the predicates of fetch requests and fetched properties, and about other expressions that are
    /// evaluated on objects.
    static let fetching: [any LintRule.Type] = [
        FetchRequestUnknownProperty.self,
        FetchSourceUnknownProperty.self,
        FetchTemplateSetting.self,
        SpotlightExpressionUnresolved.self,
        TransientInPredicate.self,
        UnboundFetchVariable.self,
        UnparsablePredicate.self,
    ]

    /// Rules about fetch indexes.
    static let indexes: [any LintRule.Type] = [
        EmptyIndex.self,
        IndexKeyPath.self,
        IndexOnToMany.self,
        IndexRedeclaredInSubentity.self,
    ]

    /// Rules about the model as a whole: its configurations, and the tools that it requires.
    static let model: [any LintRule.Type] = [
        CrossConfigurationRelationship.self,
        EntityInNoConfiguration.self,
        FeatureNeedsNewerTools.self,
    ]

    /// Rules about names that cannot be used in Core Data, Swift or Objective-C.
    static let names: [any LintRule.Type] = [
        InvalidEntityName.self,
        InvalidIndexName.self,
        InvalidPropertyName.self,
        MixedUnicodeForm.self,
        ReservedPropertyName.self,
    ]

    /// Rules about relationships: their counts, order, and invalid inverses.
    static let relationships: [any LintRule.Type] = [
        InverseEntityMismatch.self,
        JoinColumnCollision.self,
        MinCountOnOptional.self,
        OrderedToOne.self,
        ToManyOfOne.self,
        ToOneMaxCount.self,
        TransientInverseMismatch.self,
    ]

    /// Rules about uniqueness constraints.
    static let uniqueness: [any LintRule.Type] = [
        DuplicateUniqueness.self,
        EmptyUniqueness.self,
        UniquenessOnRelationship.self,
        UniquenessOnTransformable.self,
        UniquenessOnTransient.self,
    ]

    /// Rules about the types, defaults and validation of attributes.
    static let values: [any LintRule.Type] = [
        DefaultNotRepresentable.self,
        DefaultViolatesValidation.self,
        FractionalDecimalBound.self,
        InvalidValidationRegex.self,
        InvertedBounds.self,
        TransformerOnNonTransformable.self,
        UndefinedAttributeType.self,
    ]

    /// Rules about errors in files and bundles. The errors are found during reading, and `FileProblems` converts them
    /// into findings.
    static let files: [any DescribedRule.Type] =
        bundles + [
            IgnoredContent.self,
            MergeConflictMarker.self,
            MisspeltRenamingIdentifier.self,
            UnknownXML.self,
            UnreadableElement.self,
            UnreadableModel.self,
        ]

    /// Rules about errors in the bundle. Their examples are lists of files instead of XML.
    static let bundles: [any DescribedRule.Type] = [
        CurrentVersionMissing.self,
        NoCurrentVersion.self,
    ]
}
