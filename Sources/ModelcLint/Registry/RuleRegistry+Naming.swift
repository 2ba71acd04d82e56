extension RuleRegistry {
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
}
