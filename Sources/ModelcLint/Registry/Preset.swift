import ModelcDiagnostics

/// A named set of rules with their severities.
///
/// The number of a preset, such as 1 in `recommended@1`, is the same for all presets. After a number is released, no
/// rule is added to its presets and no severity is raised. So an update of modelc causes no new failures.
package struct Preset: Sendable {
    /// A platform. A preset may apply the rules of a platform to every model.
    enum Platform: Sendable {
        case cloudKit
        case swiftData
    }

    /// The newest number of `recommended`.
    package static let newest = 1
    package static let names = PresetName.allCases.map(\.rawValue)

    private let name: PresetName
    private let number: Int

    /// - Returns: nil if there is no such preset or number.
    package init?(_ reference: PresetReference) {
        guard let name = PresetName(rawValue: reference.name) else { return nil }
        let number = reference.number ?? Preset.newest
        guard (1...Preset.newest).contains(number) else { return nil }
        self.name = name
        self.number = number
    }

    /// The name of the preset with its number, such as `recommended@1`.
    package var reference: PresetReference { PresetReference(name.rawValue, number: number) }

    /// Returns the severity of a rule in this preset; nil if the preset does not change it.
    func severity(of rule: RuleDescription) -> SeveritySetting? {
        let recommended = rule.severity
        switch name {
        case .recommended, .cloudKit, .swiftData: return recommended.unlessOff
        case .strict: return max(recommended, rule.isAmong(Preset.strictRules) ? .warning : .off).unlessOff
        case .xcodeParity:
            guard rule.isAmong(Preset.xcodeRules) else { return nil }
            return rule.isAmong(Preset.xcodeErrors) ? .error : recommended
        case .all: return recommended.unlessOff ?? .note
        case .none: return .off
        }
    }

    var platforms: [Platform] {
        switch name {
        case .cloudKit: [.cloudKit]
        case .swiftData: [.swiftData]
        case .recommended, .strict, .xcodeParity, .all, .none: []
        }
    }

    /// The lowest severity that is reported by default.
    package var minimumSeverity: Severity {
        switch name {
        case .strict, .all: .note
        case .recommended, .cloudKit, .swiftData, .xcodeParity, .none: .warning
        }
    }
}

extension Preset {
    /// Returns the ids of the rules that build settings in the environment turn off for the preset `xcode-parity`,
    /// sorted.
    package static func silencedXcodeRules(_ environment: [String: String]) -> [String] {
        xcodeSwitches.filter { environment[$0.key] == "YES" }.flatMap(\.value).map { $0.id.rawValue }.sorted()
    }
}

extension RuleDescription {
    fileprivate func isAmong(_ rules: [any DescribedRule.Type]) -> Bool { rules.contains { $0.id == id } }
}

extension SeveritySetting {
    fileprivate var unlessOff: SeveritySetting? { self == .off ? nil : self }
}

enum PresetName: String, CaseIterable {
    case recommended
    /// More rules than `recommended`. Findings from the severity `note` up are reported.
    case strict
    /// The rules of `recommended`. The CloudKit rules apply to every model.
    case cloudKit = "cloudkit"
    /// The rules of `recommended`. The SwiftData rules apply to every model.
    case swiftData = "swiftdata"
    /// Only the checks of Apple's compiler.
    case xcodeParity = "xcode-parity"
    /// Every rule except preview rules.
    case all
    /// Only the structural rules.
    case none
}

/// The rules of presets. They are given by their types, so that a rule that does not exist is a compiler error.
extension Preset {
    /// The rules that `strict` reports as warnings. In `recommended`, they are notes or off.
    static let strictRules: [any DescribedRule.Type] = [
        InlineBinary.self,
        ManyToManyRequired.self,
        OptionalScalarWithoutDefault.self,
        OptionalUniqueAttribute.self,
        RequiredWithoutDefault.self,
        SuppressionWithoutReason.self,
    ]

    /// The rules that check the same as Apple's compiler.
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

    /// The rules that are errors in Apple's compiler but less severe in `recommended`.
    static let xcodeErrors: [any DescribedRule.Type] = [TransientInverseMismatch.self]

    /// The rules that a build setting of Apple's compiler turns off if it is `YES`. The keys are the names of the build
    /// settings. Used only for the preset `xcode-parity`.
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

// Groups of rules that are used by commands other than lint. Users cannot select these groups.
extension RuleRegistry {
    /// Structural errors that prevent a comparison of versions, because an entity or property cannot be identified.
    /// Other structural errors, such as inverses that do not match, occur in versions that have shipped.
    static let ambiguity: [any LintRule.Type] = [
        CompositeCycle.self,
        DuplicateEntityName.self,
        DuplicatePropertyName.self,
        InheritanceCycle.self,
        RelationshipWithoutDestination.self,
        UnknownComposite.self,
        UnknownDestination.self,
        UnknownParentEntity.self,
    ]

    /// Structural errors that do not affect generated classes. They are about inverses, indexes, uniqueness constraints
    /// and configurations.
    static let besidesClasses: [any LintRule.Type] = [
        AsymmetricInverse.self,
        ConfigurationUnknownEntity.self,
        DuplicateConfiguration.self,
        DuplicateIndexName.self,
        UnknownIndexProperty.self,
        UnknownInverse.self,
        UnknownUniquenessAttribute.self,
    ]

    /// Rules that do not apply to SwiftData source: a to-many relationship that is not optional may be empty there, and
    /// modelc does not know the transformers of values.
    static let besidesSwift: [any DescribedRule.Type] = [
        BothSidesRequired.self,
        DenyOnRequired.self,
        InsecureTransformer.self,
        InvalidObjCClass.self,
        ManyToManyRequired.self,
        NullifyMayUnderflowInverse.self,
        TransformableWithoutClass.self,
    ]

    /// Rules about failures in a build or at run time, apart from structural errors. For example, a fetch request or a
    /// save throws an exception, or two files define the same class. Lint reports these findings only as warnings,
    /// because they occur in shipped models.
    static let failures: [any LintRule.Type] = [
        CodegenConflict.self,
        CrossConfigurationRelationship.self,
        DefaultViolatesValidation.self,
        DuplicateClass.self,
        FetchRequestUnknownProperty.self,
        FetchSourceUnknownProperty.self,
        SubclassHierarchyMismatch.self,
        TransientInPredicate.self,
        UnboundFetchVariable.self,
        UnparsablePredicate.self,
    ]
}

extension DiagnosticID {
    /// The id of a rule that is also used when a model is compiled.
    package static var invalidValidationRegex: DiagnosticID { InvalidValidationRegex.id }
    package static var invertedBounds: DiagnosticID { InvertedBounds.id }
    package static var unparsablePredicate: DiagnosticID { UnparsablePredicate.id }
}
