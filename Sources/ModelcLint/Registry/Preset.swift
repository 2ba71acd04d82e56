import ModelcDiagnostics

/// A named set of rules with their severities.
///
/// The numbers of presets are those of `recommended`: a released number never gains a rule or a severity, so that an
/// update causes no new failures.
package struct Preset: Sendable {
    /// A platform whose rules a preset applies to every model.
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

    /// The name with its number.
    package var reference: PresetReference { PresetReference(name.rawValue, number: number) }

    /// Returns the severity that the preset gives to a rule; nil if it does not change it.
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
    /// Returns the ids of the rules that environment settings turn off in `xcode-parity`, sorted.
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

/// The presets.
enum PresetName: String, CaseIterable {
    case recommended
    /// More rules, reported from info up.
    case strict
    /// `recommended`, with the CloudKit rules for every model.
    case cloudKit = "cloudkit"
    /// `recommended`, with the SwiftData rules for every model.
    case swiftData = "swiftdata"
    /// Only the checks of Apple's compiler.
    case xcodeParity = "xcode-parity"
    /// Every rule except preview rules.
    case all
    /// Only the structural rules.
    case none
}

/// Presets name rules by their types, so that a table with a rule that does not exist does not compile.
extension Preset {
    /// Rules that `strict` reports as warnings although `recommended` gives them a lower severity or turns them off.
    static let strictRules: [any DescribedRule.Type] = [
        InlineBinary.self,
        ManyToManyRequired.self,
        OptionalScalarWithoutDefault.self,
        OptionalUniqueAttribute.self,
        RequiredWithoutDefault.self,
        SuppressionWithoutReason.self,
    ]

    /// The checks of Apple's compiler.
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

    /// Errors of Apple's compiler that have a lower severity in `recommended`.
    static let xcodeErrors: [any DescribedRule.Type] = [TransientInverseMismatch.self]

    /// The rules that a build setting of Apple's compiler turns off when it is `YES`; only `xcode-parity` uses them.
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

// Groups of rules that commands other than lint use; users cannot select them.
extension RuleRegistry {
    /// The structural errors that make the effect on stores undefined, because an entity or a property cannot be
    /// identified. Others, such as inverses that do not agree, occur in versions that have shipped.
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

    /// The structural errors that do not affect generated classes: errors in inverses, indexes, constraints and
    /// configurations.
    static let besidesClasses: [any LintRule.Type] = [
        AsymmetricInverse.self,
        ConfigurationUnknownEntity.self,
        DuplicateConfiguration.self,
        DuplicateIndexName.self,
        UnknownIndexProperty.self,
        UnknownInverse.self,
        UnknownUniquenessAttribute.self,
    ]

    /// Findings that cause a build or run-time failure without being structural: an exception when a request runs or
    /// an object is saved, or two files for one class. Lint only warns about them, because they occur in shipped
    /// models.
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
    /// The rules that compiling uses, by their types.
    package static var invalidValidationRegex: DiagnosticID { InvalidValidationRegex.id }
    package static var invertedBounds: DiagnosticID { InvertedBounds.id }
    package static var unparsablePredicate: DiagnosticID { UnparsablePredicate.id }
}
