import ModelcBase
import ModelcDiagnostics

/// A named choice of rules with their severities.
///
/// The numbers of presets are those of `recommended`: a number that was released never gains a rule or a severity, so
/// that an update brings no new failures.
package struct Preset: Sendable {
    /// A platform whose rules a preset makes run for every model.
    enum Platform: Sendable {
        case cloudKit
        case swiftData
    }

    /// The newest number of `recommended`.
    package static let newest = 1
    package static let names = PresetName.allCases.map(\.rawValue)

    private let name: PresetName
    private let number: Int

    /// - Returns: nil where there is no such preset or number.
    package init?(_ reference: PresetReference) {
        guard let name = PresetName(rawValue: reference.name) else { return nil }
        let number = reference.number ?? Preset.newest
        guard (1...Preset.newest).contains(number) else { return nil }
        self.name = name
        self.number = number
    }

    /// The name with its number.
    package var reference: PresetReference { PresetReference(name.rawValue, number: number) }

    /// The severity that the preset gives a rule; nil where it leaves the severity as it is.
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

    /// From which severity on findings are reported where the user does not say.
    package var minimumSeverity: Severity {
        switch name {
        case .strict, .all: .note
        case .recommended, .cloudKit, .swiftData, .xcodeParity, .none: .warning
        }
    }
}

extension Preset {
    /// The ids of the rules that the settings of an environment silence in `xcode-parity`, sorted.
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
    /// More rules, and reported from info up.
    case strict
    /// `recommended`, with CloudKit's rules for every model.
    case cloudKit = "cloudkit"
    /// `recommended`, with SwiftData's rules for every model.
    case swiftData = "swiftdata"
    /// What Apple's compiler says, and no more.
    case xcodeParity = "xcode-parity"
    /// Every rule that is no preview.
    case all
    /// The structural rules only.
    case none
}

/// The name of a preset with its number: `recommended@1`; without one the newest is meant.
package struct PresetReference: Hashable, Sendable, CustomStringConvertible {
    package var name: String
    var number: Int?

    package init(_ name: String, number: Int? = nil) {
        self.name = name
        self.number = number
    }

    /// Reads `NAME` or `NAME@N`; nil where what follows `@` is no number.
    package init?(parsing text: String) {
        guard let at = text.lastIndex(of: "@") else {
            self.init(text)
            return
        }
        guard let number = Int(text[text.index(after: at)...]) else { return nil }
        self.init(String(text[..<at]), number: number)
    }

    package var description: String { number.map { "\(name)@\($0)" } ?? name }

    var problem: String {
        guard Preset.names.contains(name) else {
            let meant = SpellingSuggestion.nearest(to: name, among: Preset.names)
            return "there is no preset '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
        }
        return "there is no preset '\(self)'; the newest number is \(Preset.newest)"
    }
}

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

    /// The rules that a build setting of Apple's compiler silences when it is `YES`; only
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

// Rules that commands besides lint ask for by what they mean for them; users do not choose among these.
extension RuleRegistry {
    /// The faults of structure with which nobody can tell what becomes of stores: which entity or property is which is
    /// not known. Others, as inverses that do not agree, stand in versions that have shipped.
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

    /// The faults of structure that no generated class shows: they are in inverses, indexes, constraints and
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

    /// What breaks a build or a run without being a fault of structure: an exception when a request runs or an object is saved,
    /// or two files of one class. Models have shipped with it, so that lint only warns of it.
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
    /// The rules that compiling speaks for, by their types.
    package static var invalidValidationRegex: DiagnosticID { InvalidValidationRegex.id }
    package static var invertedBounds: DiagnosticID { InvertedBounds.id }
    package static var unparsablePredicate: DiagnosticID { UnparsablePredicate.id }
}
