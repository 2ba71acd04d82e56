/// Presets name rules by their types, so that a table with a rule that does not exist does not compile.
extension Preset {
    /// What `strict` reports as warnings although `recommended` is milder or silent.
    static let strictRules: [any DescribedRule.Type] = [
        InlineBinary.self,
        ManyToManyRequired.self,
        OptionalScalarWithoutDefault.self,
        OptionalUniqueAttribute.self,
        RequiredWithoutDefault.self,
        SuppressionWithoutReason.self,
    ]

    /// What Apple's compiler checks.
    static let xcodeRules: [any DescribedRule.Type] = [
        CloudKitRequiredAttribute.self,
        InsecureTransformer.self,
        MissingInverse.self,
        NoActionDeleteRule.self,
        NoCurrentVersion.self,
        RelationshipWithoutDestination.self,
        SwiftDataAbstractEntity.self,
        SwiftDataCompoundUnique.self,
        SwiftDataInheritance.self,
        ToOneMaxCount.self,
        TooManyProperties.self,
        TransientInverseMismatch.self,
    ]

    /// What Apple's compiler calls an error although `recommended` is milder.
    static let xcodeErrors: [any DescribedRule.Type] = [TransientInverseMismatch.self]

    /// The rules that a build setting of Apple's compiler silences when it is `YES` (lint-rules §1.1); only
    /// `xcode-parity` obeys them.
    static let xcodeSwitches: [String: [any DescribedRule.Type]] = [
        "MOMC_NO_DELETE_RULE_WARNINGS": [NoActionDeleteRule.self],
        "MOMC_NO_INVERSE_RELATIONSHIP_WARNINGS": [MissingInverse.self],
        "MOMC_NO_MAX_PROPERTY_COUNT_WARNINGS": [TooManyProperties.self],
        "MOMC_NO_WARNINGS": [
            InsecureTransformer.self, MissingInverse.self, NoActionDeleteRule.self, SwiftDataAbstractEntity.self,
            SwiftDataCompoundUnique.self, SwiftDataInheritance.self, ToOneMaxCount.self, TooManyProperties.self,
        ],
        "MOMC_SUPPRESS_INVERSE_TRANSIENT_ERROR": [TransientInverseMismatch.self],
    ]
}
