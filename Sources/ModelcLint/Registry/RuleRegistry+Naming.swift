extension RuleRegistry {
    /// Names.
    package static let naming: [any LintRule.Type] = [
        EntityNameCase.self,
        EntityShadowsType.self,
        EntityWithoutIdentifier.self,
        ShadowsManagedObjectState.self,
        ToManyNamePlural.self,
    ]
}
