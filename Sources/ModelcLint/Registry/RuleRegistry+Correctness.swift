/// The rules of the category `correctness`, a list for each folder in `Rules/Correctness`.
extension RuleRegistry {
    /// Structural errors: the model cannot be compiled or loaded.
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

    /// Derived attributes.
    static let derivedAttributes: [any LintRule.Type] = [
        DerivedTransient.self,
        DerivedTypeMismatch.self,
        DerivedWithDefault.self,
        InvalidDerivation.self,
    ]

    /// Predicates of fetch requests and fetched properties, and other texts that are evaluated on objects.
    static let fetching: [any LintRule.Type] = [
        FetchRequestUnknownProperty.self,
        FetchSourceUnknownProperty.self,
        FetchTemplateSetting.self,
        SpotlightExpressionUnresolved.self,
        TransientInPredicate.self,
        UnboundFetchVariable.self,
        UnparsablePredicate.self,
    ]

    /// Fetch indexes.
    static let indexes: [any LintRule.Type] = [
        EmptyIndex.self,
        IndexKeyPath.self,
        IndexOnToMany.self,
        IndexRedeclaredInSubentity.self,
    ]

    /// The model as a whole: configurations, and the required tools.
    static let model: [any LintRule.Type] = [
        CrossConfigurationRelationship.self,
        EntityInNoConfiguration.self,
        FeatureNeedsNewerTools.self,
    ]

    /// Names that Core Data, or the languages of classes, cannot use.
    static let names: [any LintRule.Type] = [
        InvalidEntityName.self,
        InvalidIndexName.self,
        InvalidPropertyName.self,
        MixedUnicodeForm.self,
        ReservedPropertyName.self,
    ]

    /// Relationships: counts, order, and invalid inverses.
    static let relationships: [any LintRule.Type] = [
        InverseEntityMismatch.self,
        JoinColumnCollision.self,
        MinCountOnOptional.self,
        OrderedToOne.self,
        ToManyOfOne.self,
        ToOneMaxCount.self,
        TransientInverseMismatch.self,
    ]

    /// Uniqueness constraints.
    static let uniqueness: [any LintRule.Type] = [
        DuplicateUniqueness.self,
        EmptyUniqueness.self,
        UniquenessOnRelationship.self,
        UniquenessOnTransformable.self,
        UniquenessOnTransient.self,
    ]

    /// Types, defaults and validation of attributes.
    static let values: [any LintRule.Type] = [
        DefaultNotRepresentable.self,
        DefaultViolatesValidation.self,
        FractionalDecimalBound.self,
        InvalidValidationRegex.self,
        InvertedBounds.self,
        TransformerOnNonTransformable.self,
        UndefinedAttributeType.self,
    ]

    /// Errors of files and bundles, which are found while they are read: `FileProblems` creates the findings.
    static let files: [any DescribedRule.Type] =
        bundles + [
            IgnoredContent.self,
            MergeConflictMarker.self,
            MisspeltRenamingIdentifier.self,
            UnknownXML.self,
            UnreadableElement.self,
            UnreadableModel.self,
        ]

    /// Errors of the bundle; their examples are lists of files.
    static let bundles: [any DescribedRule.Type] = [
        CurrentVersionMissing.self,
        NoCurrentVersion.self,
    ]
}
