extension RuleRegistry {
    /// Classes and generated code.
    package static let codegen: [any LintRule.Type] = [
        AbstractEntityWithoutChildren.self,
        CodegenConflict.self,
        DuplicateClass.self,
        HardCodedModule.self,
        InvalidClassName.self,
        SubclassHierarchyMismatch.self,
        SwiftClassMissingModule.self,
        UnreachableAbstractDestination.self,
    ]
}
