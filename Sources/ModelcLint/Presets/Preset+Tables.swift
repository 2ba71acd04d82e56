extension Preset {
    /// What `strict` has at warning beyond `recommended`.
    static let strictAdditions: Set<String> = [
        "inline-binary", "optional-unique-attribute", "required-without-default",
    ]

    /// What Apple's compiler checks.
    static let xcodeRules: Set<String> = [
        "cloudkit-required-attribute",
        "insecure-transformer",
        "missing-inverse",
        "no-action-delete-rule",
        "no-current-version",
        "relationship-without-destination",
        "swiftdata-abstract-entity",
        "swiftdata-compound-unique",
        "swiftdata-inheritance",
        "to-one-max-count",
        "too-many-properties",
        "transient-inverse-mismatch",
    ]

    /// How bad Apple's compiler takes what it checks, where that is not what `recommended` says.
    static let xcodeSeverities: [String: LintSeverity] = ["transient-inverse-mismatch": .error]

    /// The rules that a build setting of Apple's compiler silences when it is `YES` (lint-rules §1.1); only
    /// `xcode-parity` obeys them.
    package static let xcodeSwitches: [String: [String]] = [
        "MOMC_NO_DELETE_RULE_WARNINGS": ["no-action-delete-rule"],
        "MOMC_NO_INVERSE_RELATIONSHIP_WARNINGS": ["missing-inverse"],
        "MOMC_NO_MAX_PROPERTY_COUNT_WARNINGS": ["too-many-properties"],
        "MOMC_NO_WARNINGS": [
            "insecure-transformer", "missing-inverse", "no-action-delete-rule", "swiftdata-abstract-entity",
            "swiftdata-compound-unique", "swiftdata-inheritance", "to-one-max-count", "too-many-properties",
        ],
        "MOMC_SUPPRESS_INVERSE_TRANSIENT_ERROR": ["transient-inverse-mismatch"],
    ]
}
