extension RuleRegistry {
    /// What SwiftData asks of a model; these run only where it is in use.
    package static let swiftData: [any LintRule.Type] = [
        SwiftDataClassCollision.self,
        SwiftDataCompoundUnique.self,
        SwiftDataInheritance.self,
    ]
}
