import ModelcDiagnostics

/// Everything that one run of a command found: what all formats are made from.
package struct Report: Sendable {
    package let tool: ReportedTool
    /// The command's name: `lint`.
    package let command: String
    /// The rules that were chosen, in one name; nil for commands without that choice.
    package let preset: String?
    /// Sorted by bundle.
    package let models: [ReportedModel]
    /// The rules that ran, sorted by id.
    package let rules: [ReportRule]
    /// All findings, also suppressed ones and those of the baseline, in the order of reports.
    package let findings: [ReportedFinding]
    /// Sorted by path.
    package let problems: [ReportProblem]
    /// Why something could not be read, in full.
    package let failures: [Diagnostic]
    /// How many findings are left out because they are not severe enough.
    package let hidden: [Severity: Int]
    /// The exit code of the command, where it is known.
    package let exitCode: Int?
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
        tool: ReportedTool, command: String, preset: String? = nil, models: [ReportedModel], rules: [ReportRule],
        findings: [ReportedFinding], problems: [ReportProblem] = [], failures: [Diagnostic] = [],
        hidden: [Severity: Int] = [:],
        exitCode: Int? = nil, failing: Set<Severity> = Set(Severity.allCases)
    ) {
        self.tool = tool
        self.command = command
        self.preset = preset
        self.models = models.sorted { $0.bundle < $1.bundle }
        let rules = rules.sorted { $0.id < $1.id }
        self.rules = rules
        self.findings = findings.sorted(by: ReportedFinding.standsBefore)
        self.problems = problems.sorted { ($0.path, $0.message) < ($1.path, $1.message) }
        self.failures = failures
        self.hidden = hidden
        self.exitCode = exitCode
        self.failing = failing
        totals = ReportTotals(of: findings, models: models.count)
        ruleIndexes = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The place of a rule in `rules`; nil for a rule that is not among them.
    func ruleIndex(_ id: DiagnosticID) -> Int? { ruleIndexes[id] }

    /// The address of a rule's page; nil where there is none, and for a rule that is not in `rules`.
    func helpURL(_ rule: DiagnosticID) -> String? { ruleIndex(rule).flatMap { rules[$0].helpURL } }

    /// The problems of which no finding in their file speaks.
    var untoldProblems: [ReportProblem] {
        let told = Set(findings.map(\.location.path))
        return problems.filter { !told.contains($0.path) }
    }

    /// The findings that a format shows which has no words for closed ones: the open ones, and if asked for the others,
    /// marked.
    func shown(in context: ReportContext) -> [ReportedFinding] {
        context.showsClosed ? findings.map { $0.markedIfClosed() } : findings.filter(\.isOpen)
    }
}
