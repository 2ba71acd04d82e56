import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSettings

/// The properties of a rule apart from its check.
package struct RuleDescription: Sendable {
    /// The stable id in kebab case. It names the error, so that "allow missing-inverse" reads right.
    package var id: DiagnosticID
    /// The problem that the rule finds, in one sentence without a final period.
    package var summary: String
    /// Why that matters: what happens at run time, with the error's number if there is one.
    package var rationale: String
    /// The general fix; findings have specific advice.
    package var help: String
    package var category: RuleCategory
    /// The severity in `recommended@1`, the only number so far. A released preset never changes.
    package var severity: SeveritySetting
    /// Whether the model is unusable: such a rule is never off, suppressed or in a baseline.
    package var isStructural: Bool
    /// Whether the rule is off unless preview rules are allowed.
    package var isPreview: Bool
    /// Whether the rule uses the project's source code, and reports nothing without it.
    package var needsSources: Bool
    /// The release that introduced the rule, for documents.
    package let since = "0.1"
    /// The highest tier of fix that the rule offers; nil if it offers none.
    package var fix: FixTier?
    package var options: [RuleOption]
    /// The error or the text that a user sees when the rule is broken.
    package var prevents: String?
    /// The fact that the rule shares with plans; nil if only lint reports it.
    package private(set) var fact: MigrationFact?
    /// Models that break the rule; a marker precedes each place of a finding.
    package var bad: [Example]
    /// Similar models that do not break it.
    package var good: [Example]

    init(
        _ id: RuleID, _ category: RuleCategory, _ severity: SeveritySetting, summary: String, rationale: String,
        help: String, fix: FixTier? = nil, isStructural: Bool = false, isPreview: Bool = false,
        needsSources: Bool = false, options: [RuleOption] = [], prevents: String? = nil, bad: ExampleList,
        good: ExampleList
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
        self.bad = bad.examples.map { $0.of(id.value) }
        self.good = good.examples.map { $0.of(id.value) }
    }

    /// Creates a rule about the same fact as a finding of a plan: the fact defines why it matters, what to do, and
    /// what users see.
    ///
    /// - Parameters:
    ///   - fact: the fact that the rule finds.
    ///   - summary: the part of the fact that the rule checks, if not all of it.
    ///   - notes: sentences that apply only to the rule, such as what it does not report; they follow those of the
    ///     fact.
    init(
        _ id: RuleID, _ category: RuleCategory, _ severity: SeveritySetting, of fact: MigrationFact,
        summary: String? = nil, notes: String? = nil, fix: FixTier? = nil, bad: ExampleList, good: ExampleList
    ) {
        self.init(
            id, category, severity, summary: summary ?? fact.summary,
            rationale: [fact.why, notes].compactMap { $0 }.joined(separator: " "), help: fact.fix, fix: fix,
            prevents: fact.failure, bad: bad, good: good)
        self.fact = fact
    }

    /// Whether a name given by a user refers to the rule: its id or its category.
    func isMeant(by name: String) -> Bool { name == id.rawValue || name == category.rawValue }
}

/// The examples of a rule: a text if there is one, or else an array.
package struct ExampleList: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    let examples: [Example]

    package init(stringLiteral text: String) { examples = [Example(text)] }
    package init(arrayLiteral examples: Example...) { self.examples = examples }

    /// Returns an example of two versions.
    static func versions(_ step: Example.Before.Step, before: Example, after: Example) -> ExampleList {
        [Example(step, before: before, after: after)]
    }
}

/// The id of a rule, as in its description: a literal that occurs only in the rule, or the id of an error that is
/// also reported when models are read or classes are generated.
struct RuleID: ExpressibleByStringLiteral {
    let value: DiagnosticID

    init(stringLiteral text: String) { value = DiagnosticID(text) }

    private init(_ value: DiagnosticID) { self.value = value }

    static func shared(_ id: DiagnosticID) -> RuleID { RuleID(id) }
}

/// The errors that users see when a rule is broken, for errors that several rules prevent: the texts of errors and
/// messages, word for word, with `…` for the parts that vary.
enum RuntimeMessage {
    /// Saving an object without a required value.
    static let missingMandatoryProperty = "NSValidationMissingMandatoryPropertyError (1570)"
    /// Deleting an object whose deletion others deny.
    static let deniedDelete = "NSValidationRelationshipDeniedDeleteError (1600)"
    /// Compiling a bundle that names no current version, or one that does not exist.
    static let noCurrentVersion = "No current version for model at path …"
    /// Compiling an entity in which a name occurs twice.
    static let propertyTwice = "Entity already contains a property named …"
    /// Asking a class with several entities for its entity.
    static let classClaimedTwice =
        "Multiple NSEntityDescriptions claim the NSManagedObject subclass '…' so +entity is unable to disambiguate."
    /// Loading a model whose class is not in the app under that name.
    static let classNotFound =
        "Unable to load class named '…' for entity '…'. Class not found, using default NSManagedObject instead."
    /// Fetching by a property that the store does not have.
    static let keyPathNotFound = "keypath … not found in entity …"
}
