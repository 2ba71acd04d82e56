import ModelcDiagnostics

/// Rules that are near each other: what "see also" of a rule's page names. It stands apart from the rules since two of them
/// may name each other.
private struct SeeAlso {
    let rule: DiagnosticID
    let near: [DiagnosticID]

    init(_ rule: any DescribedRule.Type, _ near: any DescribedRule.Type...) {
        self.rule = rule.id
        self.near = near.map { $0.id }
    }

    /// By the name of the rule.
    static let table: [SeeAlso] = [
        SeeAlso(AmbiguousInverse.self, MissingInverse.self),
        SeeAlso(AsymmetricInverse.self, UnknownInverse.self, MissingInverse.self),
        SeeAlso(AvoidDeny.self, DenyOnRequired.self, DenyDeadlock.self),
        SeeAlso(BothSidesRequired.self, RequiredOneToOne.self),
        SeeAlso(CardinalityNarrowed.self, TypeChanged.self),
        SeeAlso(CascadeBothWays.self, CascadeFamilyWipe.self, CascadeCycle.self),
        SeeAlso(CascadeCycle.self, CascadeBothWays.self, CascadeFamilyWipe.self),
        SeeAlso(CascadeFamilyWipe.self, CascadeManyToMany.self, CascadeToSharedObject.self),
        SeeAlso(CascadeIntoDeny.self, DenyDeadlock.self, AvoidDeny.self),
        SeeAlso(CascadeManyToMany.self, CascadeFamilyWipe.self, CascadeToSharedObject.self),
        SeeAlso(CascadeToSharedObject.self, CascadeFamilyWipe.self, CascadeManyToMany.self),
        SeeAlso(CascadeWithoutInverse.self, MissingInverse.self),
        SeeAlso(ClassOnNonTransformable.self, TransformerOnNonTransformable.self, InvalidObjCClass.self),
        SeeAlso(CloudKitCrossConfiguration.self, CrossConfigurationRelationship.self),
        SeeAlso(CloudKitDestructiveChange.self, DestructiveChange.self, TypeChanged.self),
        SeeAlso(CloudKitMissingInverse.self, MissingInverse.self),
        SeeAlso(CompositeCycle.self, UnknownComposite.self),
        SeeAlso(ConfigurationUnknownEntity.self, DuplicateConfiguration.self),
        SeeAlso(CurrentVersionMissing.self, NoCurrentVersion.self),
        SeeAlso(CurrentVersionModifiedAfterRelease.self, FrozenVersionModified.self, NewVersionNotCurrent.self),
        SeeAlso(DefaultChanged.self, OptionalTightened.self),
        SeeAlso(DefaultNotRepresentable.self, DefaultViolatesValidation.self),
        SeeAlso(DefaultViolatesValidation.self, DefaultNotRepresentable.self, InvertedBounds.self),
        SeeAlso(DeleteRuleChanged.self, NullifyLeavesRequiredInverse.self),
        SeeAlso(DeleteRuleUnset.self, NullifyLeavesRequiredInverse.self),
        SeeAlso(DenyDeadlock.self, DenyOnRequired.self, AvoidDeny.self),
        SeeAlso(DenyOnRequired.self, AvoidDeny.self, DenyDeadlock.self),
        SeeAlso(DerivedTransient.self, DerivedWithDefault.self, InvalidDerivation.self),
        SeeAlso(DerivedTypeMismatch.self, InvalidDerivation.self),
        SeeAlso(DerivedWithDefault.self, DerivedTransient.self, InvalidDerivation.self),
        SeeAlso(DestinationChanged.self, UnmappedRemovalPlusAddition.self),
        SeeAlso(DestructiveChange.self, CloudKitDestructiveChange.self, UnmappedRemovalPlusAddition.self),
        SeeAlso(DuplicateClass.self, InvalidClassName.self),
        SeeAlso(DuplicateEntityName.self, DuplicatePropertyName.self),
        SeeAlso(DuplicateIndex.self, RedundantIndex.self, DuplicateIndexName.self),
        SeeAlso(DuplicatePropertyName.self, PropertyRedeclaredInSubentity.self),
        SeeAlso(EntityInNoConfiguration.self, CrossConfigurationRelationship.self),
        SeeAlso(EntityShadowsUIType.self, EntityShadowsType.self),
        SeeAlso(ExternalStorageOnNonBinary.self, InlineBinary.self),
        SeeAlso(
            FetchRequestUnknownProperty.self, FetchRequestUnknownEntity.self, FetchSourceUnknownProperty.self,
            TransientInPredicate.self),
        SeeAlso(FetchSourceUnknownProperty.self, FetchRequestUnknownProperty.self, UnboundFetchVariable.self),
        SeeAlso(FrozenVersionModified.self, CurrentVersionModifiedAfterRelease.self, VersionLock.self),
        SeeAlso(HardCodedModule.self, SwiftClassMissingModule.self),
        SeeAlso(HierarchiesMerged.self, ParentEntityChanged.self),
        SeeAlso(IdenticalVersions.self, IndexOnlyChange.self),
        SeeAlso(IgnoredContent.self, UnknownXML.self, DefaultNotRepresentable.self),
        SeeAlso(IndexKeyPath.self, UnknownIndexProperty.self),
        SeeAlso(IndexOnToMany.self, UnknownIndexProperty.self, LegacyIndexedAttribute.self),
        SeeAlso(IndexOnlyChange.self, IdenticalVersions.self),
        SeeAlso(IndexRedeclaredInSubentity.self, DuplicateIndexName.self),
        SeeAlso(InheritanceCycle.self, UnknownParentEntity.self),
        SeeAlso(InsecureTransformer.self, SecureTransformerMinOS.self, TransformerChanged.self),
        SeeAlso(InvalidClassName.self, DuplicateClass.self),
        SeeAlso(InvalidEntityName.self, InvalidPropertyName.self, EntityNameCase.self),
        SeeAlso(InvalidIndexName.self, DuplicateIndexName.self),
        SeeAlso(InvalidPropertyName.self, InvalidEntityName.self, ReservedPropertyName.self),
        SeeAlso(InverseEntityMismatch.self, AsymmetricInverse.self),
        SeeAlso(InvertedBounds.self, DefaultViolatesValidation.self),
        SeeAlso(ManyToManyRequired.self, NullifyMayUnderflowInverse.self),
        SeeAlso(MinCountOnOptional.self, NullifyMayUnderflowInverse.self),
        SeeAlso(MissingInverse.self, AmbiguousInverse.self, CascadeWithoutInverse.self, CloudKitMissingInverse.self),
        SeeAlso(MultipleUniquenessInHierarchy.self, DuplicateUniqueness.self, UniquenessOnSubentity.self),
        SeeAlso(NewVersionNotCurrent.self, CurrentVersionModifiedAfterRelease.self),
        SeeAlso(NoActionDeleteRule.self, MissingInverse.self),
        SeeAlso(NoCurrentVersion.self, CurrentVersionMissing.self),
        SeeAlso(NullifyLeavesRequiredInverse.self, RequiredOneToOne.self, NullifyMayUnderflowInverse.self),
        SeeAlso(NullifyMayUnderflowInverse.self, NullifyLeavesRequiredInverse.self),
        SeeAlso(ObjCOwnershipPrefix.self, ReservedPropertyName.self),
        SeeAlso(OptionalTightened.self, RequiredWithoutDefaultAdded.self),
        SeeAlso(OptionalUniqueAttribute.self, RequiredWithoutDefault.self),
        SeeAlso(OrphanRisk.self, NullifyLeavesRequiredInverse.self),
        SeeAlso(ParentEntityChanged.self, HierarchiesMerged.self),
        SeeAlso(PropertyRedeclaredInSubentity.self, DuplicatePropertyName.self),
        SeeAlso(RedundantIndex.self, DuplicateIndex.self),
        SeeAlso(RelationshipWithoutDestination.self, UnknownDestination.self),
        SeeAlso(RenameChainBroken.self, UnmappedRemovalPlusAddition.self),
        SeeAlso(RequiredOneToOne.self, BothSidesRequired.self, NullifyLeavesRequiredInverse.self),
        SeeAlso(RequiredRelationshipAdded.self, RequiredWithoutDefaultAdded.self),
        SeeAlso(RequiredWithoutDefault.self, CloudKitRequiredAttribute.self, RequiredWithoutDefaultAdded.self),
        SeeAlso(RequiredWithoutDefaultAdded.self, OptionalTightened.self, RequiredRelationshipAdded.self),
        SeeAlso(ReservedPropertyName.self, ShadowsManagedObjectState.self),
        SeeAlso(SecureTransformerMinOS.self, InsecureTransformer.self),
        SeeAlso(ShadowsManagedObjectState.self, ReservedPropertyName.self),
        SeeAlso(SpotlightExpressionUnresolved.self, FetchRequestUnknownProperty.self),
        SeeAlso(SubclassHierarchyMismatch.self, CodegenConflict.self),
        SeeAlso(SuppressionWithoutReason.self, UnusedSuppression.self),
        SeeAlso(SwiftClassMissingModule.self, InvalidClassName.self),
        SeeAlso(SwiftDataAbstractEntity.self, SwiftDataInheritance.self),
        SeeAlso(SwiftDataClassCollision.self, DuplicateClass.self, CodegenConflict.self),
        SeeAlso(SwiftDataCompoundUnique.self, SwiftDataInheritance.self),
        SeeAlso(SwiftDataDerivedAttribute.self, InvalidDerivation.self),
        SeeAlso(SwiftDataFetchedProperty.self, FetchRequestUnknownEntity.self),
        SeeAlso(SwiftDataInheritance.self, SwiftDataCompoundUnique.self),
        SeeAlso(SwiftDataOrdered.self, CloudKitOrderedRelationship.self, OrderedToOne.self),
        SeeAlso(SwiftDataUndefinedType.self, UndefinedAttributeType.self),
        SeeAlso(SwiftKeywordName.self, ReservedPropertyName.self),
        SeeAlso(ToManyOfOne.self, ToOneMaxCount.self),
        SeeAlso(TransformableWithoutClass.self, InsecureTransformer.self, InvalidObjCClass.self),
        SeeAlso(TransformerChanged.self, InsecureTransformer.self, TypeChanged.self),
        SeeAlso(TransformerOnNonTransformable.self, ClassOnNonTransformable.self, InsecureTransformer.self),
        SeeAlso(TransientInPredicate.self, FetchRequestUnknownProperty.self, UniquenessOnTransient.self),
        SeeAlso(TransientInverseMismatch.self, MissingInverse.self, AsymmetricInverse.self),
        SeeAlso(TypeChanged.self, CardinalityNarrowed.self, TransformerChanged.self),
        SeeAlso(UnboundFetchVariable.self, FetchSourceUnknownProperty.self),
        SeeAlso(UniquenessAdded.self, RequiredWithoutDefaultAdded.self),
        SeeAlso(UniquenessOnRelationship.self, UnknownUniquenessAttribute.self),
        SeeAlso(UniquenessOnTransformable.self, UniquenessOnTransient.self),
        SeeAlso(UniquenessOnTransient.self, UnknownUniquenessAttribute.self),
        SeeAlso(UnknownComposite.self, CompositeCycle.self),
        SeeAlso(UnknownDestination.self, RelationshipWithoutDestination.self),
        SeeAlso(UnknownIndexProperty.self, IndexKeyPath.self),
        SeeAlso(UnknownInverse.self, AsymmetricInverse.self, MissingInverse.self),
        SeeAlso(UnknownParentEntity.self, InheritanceCycle.self),
        SeeAlso(UnknownRule.self, UnusedSuppression.self),
        SeeAlso(UnknownUniquenessAttribute.self, UniquenessOnTransient.self),
        SeeAlso(UnknownXML.self, IgnoredContent.self, UnreadableElement.self),
        SeeAlso(UnmappedRemovalPlusAddition.self, DestructiveChange.self, RenameChainBroken.self),
        SeeAlso(UnparsablePredicate.self, FetchRequestUnknownProperty.self),
        SeeAlso(UnreachableAbstractDestination.self, AbstractEntityWithoutChildren.self),
        SeeAlso(UnreadableElement.self, UnreadableModel.self, IgnoredContent.self),
        SeeAlso(UnreadableModel.self, UnreadableElement.self, NoCurrentVersion.self),
        SeeAlso(UnusedSuppression.self, SuppressionWithoutReason.self, UnknownRule.self),
        SeeAlso(VersionLock.self, FrozenVersionModified.self),
    ]

    static let byRule: [DiagnosticID: [DiagnosticID]] = Dictionary(
        table.map { ($0.rule, $0.near) }, uniquingKeysWith: +)
}

extension RuleDescription {
    /// The ids of rules that are near, in the order in which a page names them.
    package var seeAlso: [DiagnosticID] { SeeAlso.byRule[id] ?? [] }
}

/// Two rules that may see one cause: then only the stronger one is reported. The table names rules by
/// their types, so that a line about a rule that does not exist does not compile.
struct Absorption: Hashable, Sendable {
    /// Where the weaker rule's finding must be.
    enum Reach: Hashable, Sendable {
        /// At the same part of the model.
        case samePart
        /// At the same part, or at one of the other parts that the stronger finding names.
        case samePair
    }

    var stronger: DiagnosticID
    var weaker: DiagnosticID
    var reach: Reach

    private init(
        _ stronger: any DescribedRule.Type, over weaker: any DescribedRule.Type, _ reach: Reach = .samePart
    ) {
        self.stronger = stronger.id
        self.weaker = weaker.id
        self.reach = reach
    }

    /// A rule that stands on both sides absorbs its own milder findings.
    static let table: [Absorption] = [
        Absorption(MissingInverse.self, over: CascadeWithoutInverse.self),
        Absorption(CloudKitMissingInverse.self, over: MissingInverse.self),
        Absorption(CloudKitMissingInverse.self, over: CascadeWithoutInverse.self),
        Absorption(CloudKitCrossConfiguration.self, over: CrossConfigurationRelationship.self, .samePair),
        Absorption(CloudKitDenyDeleteRule.self, over: AvoidDeny.self),
        Absorption(CloudKitDenyDeleteRule.self, over: DenyOnRequired.self),
        Absorption(CloudKitDenyDeleteRule.self, over: DenyDeadlock.self),
        Absorption(CloudKitDestructiveChange.self, over: DestructiveChange.self),
        Absorption(CloudKitDestructiveChange.self, over: TypeChanged.self),
        Absorption(CloudKitDestructiveChange.self, over: CardinalityNarrowed.self),
        Absorption(CloudKitRequiredAttribute.self, over: RequiredWithoutDefault.self),
        Absorption(RequiredWithoutDefaultAdded.self, over: RequiredWithoutDefault.self),
        Absorption(CascadeFamilyWipe.self, over: CascadeBothWays.self, .samePair),
        Absorption(CascadeFamilyWipe.self, over: CascadeCycle.self, .samePair),
        Absorption(BothSidesRequired.self, over: RequiredOneToOne.self, .samePair),
        Absorption(BothSidesRequired.self, over: NullifyLeavesRequiredInverse.self, .samePair),
        Absorption(NoActionDeleteRule.self, over: NoActionDeleteRule.self, .samePair),
        Absorption(DuplicateIndex.self, over: RedundantIndex.self),
        Absorption(DuplicateIndex.self, over: LegacyIndexedAttribute.self),
        Absorption(UnreadableElement.self, over: UndefinedAttributeType.self),
        Absorption(UndefinedAttributeType.self, over: SwiftDataUndefinedType.self),
        Absorption(InvalidClassName.self, over: HardCodedModule.self),
        Absorption(ReservedPropertyName.self, over: SwiftKeywordName.self),
        Absorption(ReservedPropertyName.self, over: ObjCOwnershipPrefix.self),
        Absorption(InvertedBounds.self, over: MinCountOnOptional.self),
        Absorption(DefaultNotRepresentable.self, over: DefaultViolatesValidation.self),
        Absorption(DuplicateEntityName.self, over: DuplicateClass.self),
        Absorption(UndefinedAttributeType.self, over: CloudKitUnsupportedType.self),
        Absorption(UnreadableElement.self, over: CloudKitUnsupportedType.self),
        Absorption(InsecureTransformer.self, over: TransformerChanged.self),
        Absorption(UnknownInverse.self, over: IgnoredContent.self),
        Absorption(AsymmetricInverse.self, over: IgnoredContent.self),
        Absorption(FrozenVersionModified.self, over: VersionLock.self),
        Absorption(UnmappedRemovalPlusAddition.self, over: DestructiveChange.self, .samePair),
    ]
}
