import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Everything that one run of a command found: what all formats are made from.
package struct Report: Sendable {
    package let tool: ReportedTool
    /// The command's name: `lint`.
    package let command: String
    /// The rules that were chosen, in one name; nil for commands without that choice.
    let preset: String?
    /// Sorted by path.
    package let models: [ReadBundle]
    /// The rules that ran, sorted by id.
    package private(set) var rules: [ReportRule]
    /// All findings, also suppressed ones and those of the baseline, in the order of reports.
    package let findings: [ProjectFinding]
    /// What kept the tool from doing its work, and is not a finding about a model: each at its path, sorted by it.
    let problems: [Diagnostic]
    /// Why something could not be read, in full.
    package let failures: [Diagnostic]
    /// What the run changed in models, for documents; nil where it changed nothing and was not asked to.
    package var changes: JSONValue?
    /// How many findings are left out because they are not severe enough.
    package let hidden: [Severity: Int]
    /// The exit code of the command, where it is known.
    let exitCode: Int?
    /// The severities of which open findings make the command fail.
    package let failing: Set<Severity>
    package let totals: ReportTotals

    private let ruleIndexes: [DiagnosticID: Int]

    /// Everything is sorted here; the order of the arguments does not matter.
    ///
    /// - Parameters:
    ///   - findings: those severe enough to be reported.
    ///   - hidden: how many others there are, by severity.
    ///   - failing: the severities of which open findings make the command fail.
    package init(
        tool: ReportedTool, command: String, preset: String? = nil, models: [ReadBundle], rules: [ReportRule],
        findings: [ProjectFinding], problems: [Diagnostic] = [], failures: [Diagnostic] = [],
        hidden: [Severity: Int] = [:],
        exitCode: Int? = nil, failing: Set<Severity> = Set(Severity.allCases)
    ) {
        self.tool = tool
        self.command = command
        self.preset = preset
        self.models = models.sorted { $0.path < $1.path }
        let rules = rules.sorted { $0.id < $1.id }
        self.rules = rules
        self.findings = findings.inReportOrder
        self.problems = problems.sorted { ($0.problemPath, $0.message) < ($1.problemPath, $1.message) }
        self.failures = failures
        self.hidden = hidden
        self.exitCode = exitCode
        self.failing = failing
        totals = ReportTotals(of: findings, models: models.count)
        ruleIndexes = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The report with pages of its rules.
    ///
    /// - Parameter page: the page of a rule in Markdown; nil where it has none.
    package func with(pages page: (DiagnosticID) -> String?) -> Report {
        var copy = self
        for index in rules.indices { copy.rules[index].helpMarkdown = page(rules[index].id) }
        return copy
    }

    /// The place of a rule in `rules`; nil for a rule that is not among them.
    func ruleIndex(_ id: DiagnosticID) -> Int? { ruleIndexes[id] }

    /// The address of a rule's page; nil if there is none, and for a rule that is not in `rules`.
    func helpURL(_ rule: DiagnosticID) -> String? { ruleIndex(rule).flatMap { rules[$0].helpURL } }

    /// Whether something kept the tool from its work: input that cannot be read, output that cannot be written, wrong usage.
    var isUnfinished: Bool { !problems.isEmpty || exitCode.map { $0 > 1 } ?? false }

    /// The problems in files that have no finding.
    var untoldProblems: [Diagnostic] {
        let told = Set(findings.map(\.path))
        return problems.filter { !told.contains($0.problemPath) }
    }

    /// The findings that a format shows which has no words for closed ones: the open ones, and if asked for the others,
    /// marked.
    func shown(in context: ReportContext) -> [ProjectFinding] {
        context.showsClosed ? findings.map { $0.markedIfClosed() } : findings.filter(\.isOpen)
    }

    /// The same for lines that are printed beside the messages of standard error, which say what could not be read; a file has
    /// no others.
    func shownBesideMessages(in context: ReportContext) -> [ProjectFinding] {
        context.layout.isFile ? shownWithProblems(in: context) : shown(in: context)
    }

    /// The same for a format that knows nothing but findings: what kept the tool from its work is an error at its file.
    func shownWithProblems(in context: ReportContext) -> [ProjectFinding] {
        let problems = untoldProblems.map { problem in
            ProjectFinding(
                problem.id, .error, problem.message, category: command, bundle: problem.problemPath, modelPath: "",
                at: SourceLocation(path: problem.problemPath))
        }
        return shown(in: context) + problems.numbered()
    }
}

/// What a report adds up to. Findings that are suppressed or in the baseline count as that and as nothing else.
package struct ReportTotals: Hashable, Sendable {
    package private(set) var errors = 0
    package private(set) var warnings = 0
    package private(set) var infos = 0
    /// How many bundles were looked at.
    let models: Int
    private(set) var suppressed = 0
    package private(set) var baselined = 0
    private var fixable: [FixTier: Int] = [:]

    init(of findings: [ProjectFinding], models: Int) {
        self.models = models
        for finding in findings { count(finding) }
    }

    /// How many open findings have a fix of the tier.
    func fixable(_ tier: FixTier) -> Int { fixable[tier] ?? 0 }

    /// How many open findings there are of the severity.
    package func count(_ severity: Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: warnings
        case .note: infos
        }
    }

    private mutating func count(_ finding: ProjectFinding) {
        if finding.suppression != nil { return suppressed += 1 }
        if finding.baseline == .unchanged { return baselined += 1 }
        switch finding.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: infos += 1
        }
        if let fix = finding.fix { fixable[fix.tier, default: 0] += 1 }
    }
}

extension ReportTotals {
    /// One line for people: `1 error, 2 warnings in 1 model (1 suppressed, 0 in baseline)`.
    var sentence: String {
        let counts = Severity.allCases.filter { count($0) > 0 }.map { $0.counted(count($0)) }
        let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        let closed = suppressed + baselined > 0 ? " (\(suppressed) suppressed, \(baselined) in baseline)" : ""
        // Findings about a command line or a file are in no model.
        return found + (models == 0 ? "" : " in \(Counted.text(models, "model"))") + closed
    }
}

extension Diagnostic {
    /// The file or folder that a problem is about; empty where it is about none.
    var problemPath: String { location?.path ?? "" }
}

/// A rule that ran, whether or not it found anything.
package struct ReportRule: Hashable, Sendable {
    /// The stable name: words with hyphens.
    package var id: DiagnosticID
    /// One sentence with a full stop that says what is wrong where the rule finds something.
    var summary: String
    package var category: String
    /// The address of the rule's page; nil if there is none.
    var helpURL: String?
    /// Why the rule is there and what to do, as sentences; nil if there is no text.
    var helpText: String?
    /// The same in Markdown, for readers that show it; nil if there is no text.
    var helpMarkdown: String?
    var defaultSeverity: Severity
    /// Words to find the rule by, beside its category.
    var tags: [String]

    package init(
        id: DiagnosticID, summary: String, category: String, helpURL: String? = nil, helpText: String? = nil,
        helpMarkdown: String? = nil, defaultSeverity: Severity, tags: [String] = []
    ) {
        self.id = id
        self.summary = summary
        self.category = category
        self.helpURL = helpURL
        self.helpText = helpText
        self.helpMarkdown = helpMarkdown
        self.defaultSeverity = defaultSeverity
        self.tags = tags
    }

    /// The id in the spelling of types: `missing-inverse` is `MissingInverse`.
    var name: String {
        id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

/// The program that made a report.
package struct ReportedTool: Hashable, Sendable {
    var name: String
    /// A semantic version: `1.2.3`.
    var version: String
    /// The address of its documentation, without a final slash; nil if there is none.
    var informationURL: String?

    package init(name: String, version: String, informationURL: String? = nil) {
        self.name = name
        self.version = version
        self.informationURL = informationURL
    }
}
