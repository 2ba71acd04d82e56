/// The registry of all rules. It has one list for each folder in `Rules/`. A test compares each list with the files in
/// the folder.
package enum RuleRegistry {
    /// All rules, sorted by id.
    package static let all: [any DescribedRule.Type] =
        (ofModels.map { $0 as any DescribedRule.Type } + files + migration + swiftSource + meta).sorted {
            $0.id < $1.id
        }

    /// The rules that check one model, sorted by id. They are listed instead of being filtered from `all`, because a
    /// cast for each rule would be slow.
    static let ofModels: [any LintRule.Type] = [
        structure, derivedAttributes, fetching, indexes, model, names, relationships, uniqueness, values,
        inverses, deleteRules, cloudKit, swiftData, performance, attributes, naming, codegen,
    ].joined().sorted { $0.id < $1.id }

    /// Rules about relationships and their inverses.
    static let inverses: [any LintRule.Type] = [
        AmbiguousInverse.self,
        BothSidesRequired.self,
        ManyToManyRequired.self,
        MissingInverse.self,
        RequiredOneToOne.self,
        SelfInverse.self,
    ]

    /// Rules about the effect of deleting an object on related objects.
    static let deleteRules: [any LintRule.Type] = [
        AvoidDeny.self,
        CascadeBothWays.self,
        CascadeCycle.self,
        CascadeFamilyWipe.self,
        CascadeIntoDeny.self,
        CascadeManyToMany.self,
        CascadeToOwnedObject.self,
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

    /// Rules about the requirements of CloudKit. They run only if the model is used with CloudKit.
    static let cloudKit: [any LintRule.Type] = [
        CloudKitCrossConfiguration.self,
        CloudKitDenyDeleteRule.self,
        CloudKitMissingInverse.self,
        CloudKitOrderedRelationship.self,
        CloudKitRequiredAttribute.self,
        CloudKitRequiredRelationship.self,
        CloudKitUniqueConstraint.self,
        CloudKitUnsupportedType.self,
    ]

    /// Rules about the requirements of SwiftData. They run only if the model is used with SwiftData.
    static let swiftData: [any LintRule.Type] = [
        SwiftDataAbstractEntity.self,
        SwiftDataClassCollision.self,
        SwiftDataCoexistence.self,
        SwiftDataCompoundUnique.self,
        SwiftDataDerivedAttribute.self,
        SwiftDataFetchedProperty.self,
        SwiftDataInheritance.self,
        SwiftDataOrdered.self,
        SwiftDataUndefinedType.self,
    ]

    /// Rules about speed and storage.
    static let performance: [any LintRule.Type] = [
        DeepInheritance.self,
        DuplicateIndex.self,
        InlineBinary.self,
        LegacyIndexedAttribute.self,
        MultipleUniquenessInHierarchy.self,
        RedundantIndex.self,
        TooManyProperties.self,
        UniquenessOnSubentity.self,
    ]

    /// Rules about questionable settings of attributes.
    static let attributes: [any LintRule.Type] = [
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

    /// Rules about names.
    static let naming: [any LintRule.Type] = [
        CaseInsensitiveCollision.self,
        EntityNameCase.self,
        EntityShadowsType.self,
        EntityShadowsUIType.self,
        EntityWithoutIdentifier.self,
        ObjCOwnershipPrefix.self,
        ShadowsManagedObjectState.self,
        SwiftKeywordName.self,
        ToManyNamePlural.self,
        ToOnePluralName.self,
    ]

    /// Rules about classes and generated code.
    static let codegen: [any LintRule.Type] = [
        AbstractEntityWithoutChildren.self,
        ClassInTwoModels.self,
        CodegenConflict.self,
        DuplicateClass.self,
        HardCodedModule.self,
        InvalidClassName.self,
        SubclassHierarchyMismatch.self,
        SwiftClassMissingModule.self,
        UnreachableAbstractDestination.self,
    ]

    /// Rules about changes between versions.
    package static let migration: [any DescribedRule.Type] = versions

    /// The rules that compare several versions.
    package static let versions: [any VersionRule.Type] = [
        CardinalityNarrowed.self,
        CloudKitDestructiveChange.self,
        CurrentVersionModifiedAfterRelease.self,
        CurrentVersionWentBack.self,
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

    /// Rules about versions and migration plans in SwiftData source.
    package static let swiftSource: [any SwiftSourceRule.Type] = [
        SwiftDataLiveClass.self,
        SwiftDataRepeatedIdentifier.self,
        SwiftDataStageGap.self,
        SwiftDataUnlistedVersion.self,
        SwiftDataUnusedClass.self,
    ]

    /// Rules about lint itself, such as unused suppressions. The linter creates these findings.
    static let meta: [any DescribedRule.Type] = [
        SuppressionWithoutReason.self,
        UnknownRule.self,
        UnusedSuppression.self,
    ]
}

extension RuleNames {
    /// The names of all rules.
    package static let all = RuleNames(RuleRegistry.all.map { $0.description })
}
