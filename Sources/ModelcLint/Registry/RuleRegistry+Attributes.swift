extension RuleRegistry {
    /// The quality of attributes.
    package static let attributes: [any LintRule.Type] = [
        InsecureTransformer.self,
        InvalidObjCClass.self,
        OptionalScalarWithoutDefault.self,
    ]
}
