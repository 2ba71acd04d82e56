import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// All results of one run of a command. Every report format is created from it.
package struct Report: Sendable {
    package let tool: ReportedTool
    /// The command's name: `lint`.
    package let command: String
    /// The name of the selected set of rules; nil for commands that cannot select rules.
    let preset: String?
    /// The models that were read, sorted by path.
    package let models: [ReadBundle]
    /// The rules that ran, sorted by id.
    package private(set) var rules: [ReportRule]
    /// All findings, including suppressed ones and those of the baseline, in the order of reports.
    package let findings: [ProjectFinding]
    /// Problems that prevented the tool from working and that are not findings about a model, sorted by path.
    let problems: [Diagnostic]
    /// The complete messages about unreadable input, for the list of diagnostics in JSON documents.
    package let failures: [Diagnostic]
    /// The changes that the run made in models, or would make in a dry run, for JSON documents. Nil if no changes
    /// were made or requested.
    package var changes: JSONValue?
    /// The number of findings below the lowest severity to show, by severity. The report does not contain them.
    package let hidden: [Severity: Int]
    /// The exit code of the command; nil if it is not known.
    let exitCode: Int?
    /// The severities that make the command fail. Findings that are suppressed or in the baseline do not count.
    package let failing: Set<Severity>
    package let totals: ReportTotals

    private let ruleIndexes: [DiagnosticID: Int]

    /// Creates a report and sorts its content, so that the order of the arguments does not matter.
    ///
    /// - Parameters:
    ///   - findings: the findings that are severe enough to be reported.
    ///   - hidden: the number of findings that are not severe enough, by severity.
    ///   - failing: the severities that make the command fail. Findings that are suppressed or in the baseline do not
    ///     count.
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

    /// Returns the report with the pages of its rules.
    ///
    /// - Parameter page: returns the page of a rule in Markdown; nil if it has none.
    package func with(pages page: (DiagnosticID) -> String?) -> Report {
        var copy = self
        for index in rules.indices { copy.rules[index].helpMarkdown = page(rules[index].id) }
        return copy
    }

    /// Returns the index of a rule in `rules`; nil for a rule that is not among them.
    func ruleIndex(_ id: DiagnosticID) -> Int? { ruleIndexes[id] }

    /// Returns the URL of a rule's page; nil if there is none, or for a rule that is not in `rules`.
    func helpURL(_ rule: DiagnosticID) -> String? { ruleIndex(rule).flatMap { rules[$0].helpURL } }

    /// Whether the tool could not complete its work: unreadable input, a failed write, or wrong usage.
    var isUnfinished: Bool { !problems.isEmpty || exitCode.map { $0 > 1 } ?? false }

    /// The problems in files that have no finding.
    var unreportedProblems: [Diagnostic] {
        let reported = Set(findings.map(\.path))
        return problems.filter { !reported.contains($0.problemPath) }
    }

    /// Returns the findings for a format that cannot mark findings as suppressed or as being in the baseline. Such
    /// findings are left out. If `showsClosed` is set, they are included, with a note in their message.
    func shown(in context: ReportContext) -> [ProjectFinding] {
        context.showsClosed ? findings.map { $0.markedIfClosed() } : findings.filter(\.isOpen)
    }

    /// Returns whether the format `text` shows a finding.
    package func isInText(_ finding: ProjectFinding, _ context: ReportContext) -> Bool {
        finding.severity >= context.leastInText || failing.contains(finding.severity)
    }

    /// Returns the findings for standard output or for a file. For standard output, the result is the same as from
    /// `shown(in:)`, because standard error already reports unreadable input. For a file, it is the same as from
    /// `shownWithProblems(in:)`.
    func shownBesideMessages(in context: ReportContext) -> [ProjectFinding] {
        context.layout.isFile ? shownWithProblems(in: context) : shown(in: context)
    }

    /// Like `shown(in:)`, for a format that supports only findings. A problem that prevented the tool from working
    /// becomes an error at its file.
    func shownWithProblems(in context: ReportContext) -> [ProjectFinding] {
        let problems = unreportedProblems.map { problem in
            ProjectFinding(
                problem.id, .error, problem.message, category: command, bundle: problem.problemPath, modelPath: "",
                at: SourceLocation(path: problem.problemPath))
        }
        return shown(in: context) + problems.numbered()
    }
}

extension Diagnostic {
    /// The file or folder of a problem; empty if there is none.
    var problemPath: String { location?.path ?? "" }
}
