extension RuleRegistry {
    /// Relationships and their inverses.
    package static let inverses: [any LintRule.Type] = [
        AmbiguousInverse.self,
        BothSidesRequired.self,
        ManyToManyRequired.self,
        MissingInverse.self,
        RequiredOneToOne.self,
        SelfInverse.self,
    ]
}
