extension RuleRegistry {
    /// What SwiftData asks of a model; these run only where it is in use.
    package static let swiftData: [any LintRule.Type] = [
        SwiftDataAbstractEntity.self,
        SwiftDataClassCollision.self,
        SwiftDataCompoundUnique.self,
        SwiftDataDerivedAttribute.self,
        SwiftDataFetchedProperty.self,
        SwiftDataInheritance.self,
        SwiftDataOrdered.self,
        SwiftDataUndefinedType.self,
    ]
}
