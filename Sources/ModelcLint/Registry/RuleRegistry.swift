/// All rules, a list for each folder in `Rules/`. A test compares the lists with the files.
package enum RuleRegistry {
    /// Every rule, sorted by its id.
    package static let all: [any DescribedRule.Type] =
        (ofModels.map { $0 as any DescribedRule.Type } + files + migration + meta).sorted {
            $0.id < $1.id
        }

    /// The rules that look at one model, sorted by their ids. To cast each of all rules would search the conformances of the
    /// program for each of them.
    package static let ofModels: [any LintRule.Type] = [
        structure, values, inverses, deleteRules, cloudKit, swiftData, performance, attributes, naming, codegen,
    ].joined().sorted { $0.id < $1.id }

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

    /// Faults of values and of parts of properties: defaults, validation, names, indexes, constraints.
    package static let values: [any LintRule.Type] = [
        CrossConfigurationRelationship.self,
        DefaultNotRepresentable.self,
        DefaultViolatesValidation.self,
        DerivedTransient.self,
        DerivedTypeMismatch.self,
        DerivedWithDefault.self,
        DuplicateUniqueness.self,
        EmptyIndex.self,
        EmptyUniqueness.self,
        EntityInNoConfiguration.self,
        FeatureNeedsNewerTools.self,
        FetchRequestUnknownProperty.self,
        FetchSourceUnknownProperty.self,
        IndexKeyPath.self,
        IndexOnToMany.self,
        IndexRedeclaredInSubentity.self,
        InvalidDerivation.self,
        InvalidEntityName.self,
        InvalidIndexName.self,
        InvalidPropertyName.self,
        InvalidValidationRegex.self,
        InverseEntityMismatch.self,
        InvertedBounds.self,
        JoinColumnCollision.self,
        MinCountOnOptional.self,
        MixedUnicodeForm.self,
        OrderedToOne.self,
        ReservedPropertyName.self,
        SpotlightExpressionUnresolved.self,
        ToManyOfOne.self,
        ToOneMaxCount.self,
        TransformerOnNonTransformable.self,
        TransientInPredicate.self,
        TransientInverseMismatch.self,
        UnboundFetchVariable.self,
        UndefinedAttributeType.self,
        UniquenessOnRelationship.self,
        UniquenessOnTransformable.self,
        UniquenessOnTransient.self,
        UnparsablePredicate.self,
    ]

    /// Relationships and their inverses.
    package static let inverses: [any LintRule.Type] = [
        AmbiguousInverse.self,
        BothSidesRequired.self,
        ManyToManyRequired.self,
        MissingInverse.self,
        RequiredOneToOne.self,
        SelfInverse.self,
    ]

    /// What happens to related objects when an object is deleted.
    package static let deleteRules: [any LintRule.Type] = [
        AvoidDeny.self,
        CascadeBothWays.self,
        CascadeCycle.self,
        CascadeFamilyWipe.self,
        CascadeIntoDeny.self,
        CascadeManyToMany.self,
        CascadeToSharedObject.self,
        CascadeWithoutInverse.self,
        DeleteRuleOnTransient.self,
        DeleteRuleUnset.self,
        DenyDeadlock.self,
        DenyOnRequired.self,
        NoActionDeleteRule.self,
        NullifyLeavesRequiredInverse.self,
        NullifyMayUnderflowInverse.self,
        OrphanRisk.self,
    ]

    /// What CloudKit asks of a model; these run only where it is in use.
    package static let cloudKit: [any LintRule.Type] = [
        CloudKitCrossConfiguration.self,
        CloudKitDenyDeleteRule.self,
        CloudKitMissingInverse.self,
        CloudKitOrderedRelationship.self,
        CloudKitRequiredAttribute.self,
        CloudKitRequiredRelationship.self,
        CloudKitUniqueConstraint.self,
        CloudKitUnsupportedType.self,
    ]

    /// What SwiftData asks of a model; these run only where it is in use.
    package static let swiftData: [any LintRule.Type] = [
        SwiftDataAbstractEntity.self,
        SwiftDataClassCollision.self,
        SwiftDataCompoundUnique.self,
        SwiftDataDerivedAttribute.self,
        SwiftDataFetchedProperty.self,
        SwiftDataInheritance.self,
        SwiftDataOrdered.self,
        SwiftDataUndefinedType.self,
    ]

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

    /// The quality of attributes.
    package static let attributes: [any LintRule.Type] = [
        ClassOnNonTransformable.self,
        DuplicateRenamingIdentifier.self,
        ExternalStorageOnNonBinary.self,
        FrozenDateDefault.self,
        InsecureTransformer.self,
        InvalidObjCClass.self,
        OptionalScalarWithoutDefault.self,
        OptionalUniqueAttribute.self,
        RenamingIdentifierStale.self,
        RequiredWithoutDefault.self,
        SecureTransformerMinOS.self,
        StoredInTruthFile.self,
        TransformableWithoutClass.self,
    ]

    /// Names.
    package static let naming: [any LintRule.Type] = [
        CaseInsensitiveCollision.self,
        EntityNameCase.self,
        EntityShadowsType.self,
        EntityShadowsUIType.self,
        EntityWithoutIdentifier.self,
        ObjCOwnershipPrefix.self,
        ShadowsManagedObjectState.self,
        SwiftKeywordName.self,
        ToManyNamePlural.self,
    ]

    /// Classes and generated code.
    package static let codegen: [any LintRule.Type] = [
        AbstractEntityWithoutChildren.self,
        CodegenConflict.self,
        DuplicateClass.self,
        HardCodedModule.self,
        InvalidClassName.self,
        SubclassHierarchyMismatch.self,
        SwiftClassMissingModule.self,
        UnreachableAbstractDestination.self,
    ]

    /// Faults of files and bundles, which are found while they are read: `FileFaults` makes the findings.
    package static let files: [any DescribedRule.Type] =
        bundles + [
            IgnoredContent.self,
            MergeConflictMarker.self,
            UnknownXML.self,
            UnreadableElement.self,
            UnreadableModel.self,
        ]

    /// Those of the bundle around the versions; their examples are lists of files.
    package static let bundles: [any DescribedRule.Type] = [
        CurrentVersionMissing.self,
        NoCurrentVersion.self,
    ]

    /// What happens between versions.
    package static let migration: [any DescribedRule.Type] = versions

    /// Those that look at several versions.
    package static let versions: [any VersionRule.Type] = [
        CardinalityNarrowed.self,
        CloudKitDestructiveChange.self,
        CurrentVersionModifiedAfterRelease.self,
        DefaultChanged.self,
        DeleteRuleChanged.self,
        DestinationChanged.self,
        DestructiveChange.self,
        FrozenVersionModified.self,
        HierarchiesMerged.self,
        IdenticalVersions.self,
        IndexOnlyChange.self,
        NewVersionNotCurrent.self,
        OptionalTightened.self,
        ParentEntityChanged.self,
        RenameChainBroken.self,
        RequiredRelationshipAdded.self,
        RequiredWithoutDefaultAdded.self,
        TransformerChanged.self,
        TypeChanged.self,
        UniquenessAdded.self,
        UnmappedRemovalPlusAddition.self,
        VersionLock.self,
    ]

    /// Lint itself: the linter makes these findings.
    package static let meta: [any DescribedRule.Type] = [
        SuppressionWithoutReason.self,
        UnknownRule.self,
        UnusedSuppression.self,
    ]
}

extension RuleNames {
    /// The names of all rules.
    package static let all = RuleNames(RuleRegistry.all.map { $0.description })
}
