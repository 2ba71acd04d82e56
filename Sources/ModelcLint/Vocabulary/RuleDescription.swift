import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSettings

/// The description of a rule: everything except the check.
package struct RuleDescription: Sendable {
    /// The stable id in kebab case. It names the error, so that `allow missing-inverse` reads naturally.
    package var id: DiagnosticID
    /// The problem that the rule finds, in one sentence without a final period.
    package var summary: String
    /// Why the problem matters: what happens at run time, with the error's number if there is one.
    package var rationale: String
    /// The general advice. A finding can have more specific advice.
    package var help: String
    package var category: RuleCategory
    /// The severity in the preset `recommended@1`, the only preset so far. A released preset never changes.
    package var severity: SeveritySetting
    /// Whether the rule finds errors that make the model unusable. Such a rule cannot be turned off or suppressed, and
    /// its findings are never in a baseline.
    package var isStructural: Bool
    /// Whether the rule is off unless preview rules are allowed.
    package var isPreview: Bool
    /// Whether the rule needs the project's source code. Without source code it reports nothing.
    package var needsSources: Bool
    /// The release that introduced the rule, for the documentation.
    package let since = "0.1"
    /// The highest fix tier of the rule's fixes; nil if it has no fixes.
    package var fix: FixTier?
    package var options: [RuleOption]
    /// The error that a user sees at run time if a model breaks the rule: its name or its text. Nil if there is none.
    package var prevents: String?
    /// The description that the rule shares with a finding of migration plans; nil if only lint reports the problem.
    package private(set) var fact: MigrationFact?
    /// Models that break the rule. A marker precedes each location of a finding.
    package var bad: [Example]
    /// Similar models that do not break the rule.
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

    /// Creates a rule about a problem that migration plans report too. The fact describes why the problem matters, what
    /// to do, and what users see.
    ///
    /// - Parameters:
    ///   - fact: the description of the problem.
    ///   - summary: the part of the problem that the rule checks; nil if the rule checks all of it.
    ///   - notes: sentences that apply only to the rule, such as limitations of the check; they are added after the
    ///     fact's own text.
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

    /// Whether a name that a user typed refers to the rule: it is the id or the category of the rule.
    func isMeant(by name: String) -> Bool { name == id.rawValue || name == category.rawValue }
}

/// The examples of a rule. A string literal is one example, an array literal several.
package struct ExampleList: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    let examples: [Example]

    package init(stringLiteral text: String) { examples = [Example(text)] }
    package init(arrayLiteral examples: Example...) { self.examples = examples }

    /// Returns a list with one example, which has two versions.
    static func versions(_ step: Example.Before.Step, before: Example, after: Example) -> ExampleList {
        [Example(step, before: before, after: after)]
    }
}

/// The id in a rule's description. It is a string literal if only the rule uses it, or a shared id if the error is also
/// reported when models are read or classes are generated.
struct RuleID: ExpressibleByStringLiteral {
    let value: DiagnosticID

    init(stringLiteral text: String) { value = DiagnosticID(text) }

    private init(_ value: DiagnosticID) { self.value = value }

    static func shared(_ id: DiagnosticID) -> RuleID { RuleID(id) }
}

/// Error messages that users see when a rule is broken, if several rules prevent the same error. The texts are quoted
/// word for word, with `…` for the variable parts.
enum RuntimeMessage {
    /// Error when an object without a required value is saved.
    static let missingMandatoryProperty = "NSValidationMissingMandatoryPropertyError (1570)"
    /// Error when an object is deleted, and a relationship with the delete rule Deny still has objects.
    static let deniedDelete = "NSValidationRelationshipDeniedDeleteError (1600)"
    /// Error when a bundle is compiled that does not name a current version, or names one that does not exist.
    static let noCurrentVersion = "No current version for model at path …"
    /// Error when an entity with two properties of the same name is compiled.
    static let propertyTwice = "Entity already contains a property named …"
    /// Error when `entity()` is called on a class that several entities use.
    static let classClaimedTwice =
        "Multiple NSEntityDescriptions claim the NSManagedObject subclass '…' so +entity is unable to disambiguate."
    /// Error when a model is loaded, and the app contains no class with the name in the model.
    static let classNotFound =
        "Unable to load class named '…' for entity '…'. Class not found, using default NSManagedObject instead."
    /// Error when a fetch request uses a property that the store does not have.
    static let keyPathNotFound = "keypath … not found in entity …"
}
