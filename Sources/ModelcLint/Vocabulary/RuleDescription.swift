import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSettings

/// Anything that finds faults and has a page: its description is what presets, documentation and tests read.
package protocol DescribedRule: Sendable {
    /// What the rule is about; the only place where its name, severity and examples stand.
    static var description: RuleDescription { get }
}

extension DescribedRule {
    /// The rule's stable name; every finding of the rule carries it.
    package static var id: DiagnosticID { description.id }
}

/// What there is to know about a rule apart from its check.
package struct RuleDescription: Sendable {
    /// The stable name in kebab case. It says what is wrong, so that "allow missing-inverse" reads right.
    package var id: DiagnosticID
    /// What the rule finds, in one sentence without a final stop.
    package var summary: String
    /// Why that matters: what happens at run time, with the error's number where there is one.
    package var rationale: String
    /// What to do about it, in general; findings say it for their case.
    package var help: String
    package var category: RuleCategory
    /// The severity in `recommended@1`, the only number so far. A preset that was released never changes.
    package var severity: SeveritySetting
    /// Whether the model cannot be used at all: such a rule is never off, suppressed or in a baseline.
    package var isStructural: Bool
    /// Whether the rule is off unless preview rules are allowed.
    package var isPreview: Bool
    /// Whether the rule looks at the project's source code, and says nothing without it.
    package var needsSources: Bool
    /// The release that brought the rule, for documents.
    package let since = "0.1"
    /// What kind of fix the rule offers at most; nil where it offers none.
    package var fix: FixTier?
    package var options: [RuleOption]
    /// The error or the text that a user meets when the rule is broken.
    package var prevents: String?
    /// What the rule sees that plans report, too; nil where only lint does.
    package private(set) var fact: MigrationFact?
    /// Models that break the rule; a marker stands before each place of a finding.
    package var bad: [Example]
    /// Their neighbours, which do not break it.
    package var good: [Example]

    init(
        _ id: RuleID, _ category: RuleCategory, _ severity: SeveritySetting, summary: String, rationale: String,
        help: String, fix: FixTier? = nil, isStructural: Bool = false, isPreview: Bool = false,
        needsSources: Bool = false, options: [RuleOption] = [], prevents: String? = nil, bad: [Example], good: [Example]
    ) {
        self.id = id.value
        self.summary = summary
        self.rationale = rationale
        self.help = help
        self.category = category
        self.severity = severity
        self.isStructural = isStructural
        self.isPreview = isPreview
        self.needsSources = needsSources
        self.fix = fix
        self.options = options
        self.prevents = prevents
        self.bad = bad.map { $0.of(id.value) }
        self.good = good.map { $0.of(id.value) }
    }

    /// A rule that sees what a finding of a plan is about: the fact says why it matters, what to do, and what users meet.
    ///
    /// - Parameters:
    ///   - fact: what the rule finds.
    ///   - summary: what of the fact the rule looks at, where that is not all of it.
    ///   - notes: what is true of the rule only, such as what it does not report; sentences that follow those of the fact.
    init(
        _ id: RuleID, _ category: RuleCategory, _ severity: SeveritySetting, of fact: MigrationFact,
        summary: String? = nil, notes: String? = nil, fix: FixTier? = nil, bad: [Example], good: [Example]
    ) {
        self.init(
            id, category, severity, summary: summary ?? fact.summary,
            rationale: [fact.why, notes].compactMap { $0 }.joined(separator: " "), help: fact.fix, fix: fix,
            prevents: fact.failure, bad: bad, good: good)
        self.fact = fact
    }

    /// Whether a name that a user gave means the rule: its id or its category.
    func isMeant(by name: String) -> Bool { name == id.rawValue || name == category.rawValue }
}

/// The id of a rule, as its description gives it: a text that stands in the rule alone, or the id of a fault that is reported
/// where models are read or classes are generated, too.
struct RuleID: ExpressibleByStringLiteral {
    let value: DiagnosticID

    init(stringLiteral text: String) { value = DiagnosticID(text) }

    private init(_ value: DiagnosticID) { self.value = value }

    static func shared(_ id: DiagnosticID) -> RuleID { RuleID(id) }
}

/// What rules are about. Users name a category wherever they may name a rule.
package enum RuleCategory: String, CaseIterable, Sendable {
    /// Faults of structure and of values.
    case correctness
    case inverses
    case deleteRules = "delete-rules"
    case cloudKit = "cloudkit"
    case swiftData = "swiftdata"
    /// Speed and storage.
    case performance
    /// The quality of attributes.
    case attributes
    case naming
    /// Classes and generated code.
    case codegen
    /// What happens between versions.
    case migration
    /// Lint itself.
    case meta
}

/// Something about a rule that users may set: `too-many-properties: { max: 60 }`.
package struct RuleOption: Hashable, Sendable {
    /// The key in the configuration.
    package var name: String
    /// What holds where the configuration says nothing; also decides the option's type.
    package var defaultValue: RuleOptionValue
    /// What the option does, in a few words.
    package var summary: String

    init(_ name: String, default defaultValue: RuleOptionValue, _ summary: String) {
        self.name = name
        self.defaultValue = defaultValue
        self.summary = summary
    }
}

/// The names that users may give where a rule is requested: ids and categories.
package struct RuleNames: Sendable {
    private let byID: [String: RuleDescription]

    init(_ rules: [RuleDescription]) {
        byID = Dictionary(rules.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The ids of all rules, in no order.
    package var ids: [String] { Array(byID.keys) }

    /// The rule of an id.
    package func rule(_ id: String) -> RuleDescription? { byID[id] }

    /// Whether there is a rule or a category of that name.
    package func exists(_ name: String) -> Bool { byID[name] != nil || RuleCategory(rawValue: name) != nil }

    /// The name that an unknown one was probably meant to be.
    package func nearest(to name: String) -> String? {
        // Longer names are nobody's slip of the finger, and comparing them takes long.
        guard name.utf8.count <= 80 else { return nil }
        return SpellingSuggestion.nearest(to: name, among: byID.keys.sorted() + RuleCategory.allCases.map(\.rawValue))
    }

    /// What is wrong with a name that does not exist, without a final stop.
    func problem(_ name: String) -> String {
        "there is no rule or category '\(name)'" + (nearest(to: name).map { "; did you mean '\($0)'?" } ?? "")
    }
}

/// What users meet when a rule is broken, where several rules prevent the same: the texts of errors and messages, word for
/// word.
enum RuntimeMessage {
    /// Saving an object without a value that it must have.
    static let missingMandatoryProperty = "NSValidationMissingMandatoryPropertyError (1570)"
    /// Deleting an object that others deny to be deleted.
    static let deniedDelete = "NSValidationRelationshipDeniedDeleteError (1600)"
    /// Compiling a bundle that names no version, or one that is not there.
    static let noCurrentVersion = "No current version for model at path …"
    /// Compiling an entity in which a name stands twice.
    static let propertyTwice = "Entity already contains a property named …"
    /// Asking a class for its entity where it has several.
    static let classClaimedTwice =
        "Multiple NSEntityDescriptions claim the NSManagedObject subclass 'C' so +entity is unable to disambiguate."
    /// Loading a model whose class is not in the app under that name.
    static let classNotFound =
        "Unable to load class named 'C' for entity 'E'. Class not found, using default NSManagedObject instead."
    /// Fetching by a property that the store does not have.
    static let keyPathNotFound = "keypath … not found in entity …"
}
