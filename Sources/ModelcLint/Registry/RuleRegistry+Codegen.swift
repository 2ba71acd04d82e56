extension RuleRegistry {
    /// Classes and generated code.
    package static let codegen: [any LintRule.Type] = [
        CodegenConflict.self,
        DuplicateClass.self,
        InvalidClassName.self,
        SubclassHierarchyMismatch.self,
        SwiftClassMissingModule.self,
    ]
}
