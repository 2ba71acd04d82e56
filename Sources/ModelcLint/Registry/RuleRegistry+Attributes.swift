extension RuleRegistry {
    /// The quality of attributes.
    package static let attributes: [any LintRule.Type] = [
        ClassOnNonTransformable.self,
        ExternalStorageOnNonBinary.self,
        FrozenDateDefault.self,
        InsecureTransformer.self,
        InvalidObjCClass.self,
        OptionalScalarWithoutDefault.self,
        OptionalUniqueAttribute.self,
        RenamingIdentifierStale.self,
        RequiredWithoutDefault.self,
        SecureTransformerMinOS.self,
        StoredInTruthFile.self,
        TransformableWithoutClass.self,
    ]
}
