import ModelcDiagnostics
import ModelcSchema

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
    /// The severity in `recommended@1`.
    package var severity: SeveritySetting
    /// Severities in later numbers of `recommended`; a number that is missing keeps that of the one before. A preset
    /// that was released never changes.
    package var laterSeverities: [Int: SeveritySetting]
    /// Whether the model cannot be used at all: such a rule is never off, suppressed or in a baseline.
    package var isStructural: Bool
    /// Whether the rule is off unless preview rules are allowed.
    package var isPreview: Bool
    /// Whether the rule looks at the project's source code, and says nothing without it.
    package var needsSources: Bool
    /// The release that brought the rule.
    package var since: String
    /// What kind of fix the rule offers at most; nil where it offers none.
    package var fix: FixTier?
    package var options: [RuleOption]
    /// The error or the text that a user meets when the rule is broken.
    package var prevents: String?
    /// Rules that are near. Read their ids no sooner than a page is made: two rules may name each other.
    package var seeAlso: [any DescribedRule.Type]
    /// Models that break the rule; a marker stands before each place of a finding.
    package var bad: [Example]
    /// Their neighbours, which do not break it.
    package var good: [Example]

    init(
        _ id: String, _ category: RuleCategory, _ severity: SeveritySetting, summary: String, rationale: String,
        help: String, fix: FixTier? = nil, isStructural: Bool = false, isPreview: Bool = false,
        needsSources: Bool = false,
        since: String = "1.0", laterSeverities: [Int: SeveritySetting] = [:], options: [RuleOption] = [],
        prevents: String? = nil, seeAlso: [any DescribedRule.Type] = [], bad: [Example], good: [Example]
    ) {
        self.id = DiagnosticID(id)
        self.summary = summary
        self.rationale = rationale
        self.help = help
        self.category = category
        self.severity = severity
        self.laterSeverities = laterSeverities
        self.isStructural = isStructural
        self.isPreview = isPreview
        self.needsSources = needsSources
        self.since = since
        self.fix = fix
        self.options = options
        self.prevents = prevents
        self.seeAlso = seeAlso
        self.bad = bad
        self.good = good
    }

    /// What is known beside the model of an example: the options of this rule among it.
    package func context(of example: Example) -> LintContext {
        var context = example.context
        if !example.options.isEmpty { context.options[id] = example.options }
        return context
    }

    /// The severity in `recommended@number`.
    package func recommendedSeverity(_ number: Int) -> SeveritySetting {
        laterSeverities.filter { $0.key <= number }.max { $0.key < $1.key }?.value ?? severity
    }
}
