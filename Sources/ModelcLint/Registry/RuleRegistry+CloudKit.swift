extension RuleRegistry {
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
}
