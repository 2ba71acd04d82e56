import ModelcDiagnostics

/// A line of a table: two rules that may report the same cause. Only the finding of the stronger rule is reported. The
/// rules are given by their types, so that a rule that does not exist is a compiler error.
struct Absorption: Hashable, Sendable {
    /// How the findings of the two rules must be related, so that the finding of the stronger rule replaces the finding
    /// of the weaker one.
    enum Reach: Hashable, Sendable {
        /// Both findings are about the same part of the model.
        case samePart
        /// The weaker finding is about the same part of the model as the stronger one, or about another part that the
        /// stronger finding names.
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

    /// The table of rules that may report the same cause. If an entry names the same rule as the stronger and the
    /// weaker one, the severe findings of the rule replace its milder findings.
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
        Absorption(MisspeltRenamingIdentifier.self, over: UnmappedRemovalPlusAddition.self),
    ]
}
