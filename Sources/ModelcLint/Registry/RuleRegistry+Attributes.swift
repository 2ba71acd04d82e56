extension RuleRegistry {
    /// The quality of attributes.
    package static let attributes: [any LintRule.Type] = [
        ClassOnNonTransformable.self,
        InsecureTransformer.self,
        InvalidObjCClass.self,
        OptionalScalarWithoutDefault.self,
        SecureTransformerMinOS.self,
        TransformableWithoutClass.self,
    ]
}
