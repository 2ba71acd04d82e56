extension RuleRegistry {
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
}
