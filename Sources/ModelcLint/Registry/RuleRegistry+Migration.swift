extension RuleRegistry {
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
}
