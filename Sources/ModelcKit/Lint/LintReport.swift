import ModelcDiagnostics
import ModelcLint
import ModelcReports

/// The report of a run, for all formats, and its exit code.
package struct LintReport {
    package let report: Report
    /// The same without the findings that say what could not be read: people get those on standard error.
    package let textReport: Report
    /// What could not be read and is reported as a finding.
    package let told: Set<Diagnostic>
    /// The texts of the files that findings point into.
    package let sources: [String: SourceIndex]
    package let result: RunResult
    /// Whether entries of the baseline fail the run for which nothing is found any more.
    let hasUnwantedEntries: Bool
    /// The working directory.
    package let root: String

    init(_ run: LintSession, _ outcome: BaselineOutcome, thresholds: LintThresholds, isStrict: Bool) {
        let shown = outcome.issues.filter { !$0.isInBase && $0.judged.severity >= thresholds.shown }
        var writer = FindingWriter(run.display)
        let findings = shown.map { writer.finding($0) }
        sources = writer.sources
        root = run.display.root
        let failing = LintReport.failing(outcome, thresholds)
        let isUnread = outcome.issues.contains(where: \.leavesUnread)
        hasUnwantedEntries = isStrict && !outcome.stale.isEmpty
        let found = run.ledger.result(hasFindings: !failing.isEmpty || hasUnwantedEntries)
        let result = isUnread ? RunResult.failed : found
        self.result = result
        let report = { (findings: [ReportedFinding]) in
            Report(
                tool: ReportedTool(name: "modelc", version: ModelcVersion.text),
                command: "lint", preset: LintReport.presets(run.plan.settings),
                models: LintReport.models(run), rules: LintReport.rules(run), findings: findings,
                problems: LintReport.problems(run), failures: run.ledger.failures,
                hidden: LintReport.hidden(outcome.issues, below: thresholds.shown), exitCode: result.rawValue,
                failing: failing)
        }
        self.report = report(findings)
        let failures = LintReport.failures(run)
        let places = Set(findings.map(FailurePlace.init))
        told = Set(failures.filter { places.contains($0.key) }.values.joined())
        textReport =
            failures.isEmpty ? self.report : report(findings.filter { failures[FailurePlace($0)] == nil })
    }

    /// What could not be read, by what findings about it would say.
    private static func failures(_ run: LintSession) -> [FailurePlace: [Diagnostic]] {
        Dictionary(grouping: run.ledger.failures.filter(\.stopsReading)) { failure in
            FailurePlace(
                rule: Linter.ruleID(ofFileFault: failure) ?? failure.id,
                path: run.display.path(failure.location?.path ?? ""))
        }
    }

    /// The severities of which the open findings make the run fail.
    private static func failing(_ outcome: BaselineOutcome, _ thresholds: LintThresholds) -> Set<Severity> {
        let open = outcome.issues.filter(\.isOpen)
        let failing = thresholds.failing { severity in open.count { $0.judged.severity == severity } }
        return Set(failing)
    }

    /// The presets with their numbers, so that a report tells what its findings mean.
    private static func presets(_ settings: LintSettings) -> String {
        settings.presets.map { "\(Preset($0)?.reference ?? $0)" }.joined(separator: ",")
    }

    private static func models(_ run: LintSession) -> [ReportedModel] {
        run.bundles.filter(\.isThere).map { bundle in
            let versions = bundle.versions.map {
                ReportedVersion(name: $0.version.name, path: run.display.path($0.version.filePath))
            }
            return ReportedModel(
                bundle: run.display.path(bundle.model.path), versions: versions,
                current: bundle.model.currentVersion?.name)
        }
    }

    /// Each once: a merge leaves many markers in a file.
    private static func problems(_ run: LintSession) -> [ReportProblem] {
        var seen: Set<ReportProblem> = []
        return run.ledger.failures.map { problem in
            ReportProblem(problem, path: run.display.path(problem.location?.path ?? ""))
        }.filter { seen.insert($0).inserted }
    }

    private static func rules(_ run: LintSession) -> [ReportRule] {
        let all = run.bundles.flatMap(\.rulesRun).map { ($0.id, $0) }
        return Dictionary(all, uniquingKeysWith: { first, _ in first }).values.map(ReportRule.init)
    }

    private static func hidden(_ issues: [FoundIssue], below shown: Severity) -> [Severity: Int] {
        var counts: [Severity: Int] = [:]
        for issue in issues where issue.isOpen && issue.judged.severity < shown {
            counts[issue.judged.severity, default: 0] += 1
        }
        return counts
    }
}

/// What a finding and a failure have in common that are about one file.
private struct FailurePlace: Hashable {
    var rule: DiagnosticID
    var path: String

    init(rule: DiagnosticID, path: String) {
        self.rule = rule
        self.path = path
    }

    init(_ finding: ReportedFinding) {
        self.init(rule: finding.rule, path: finding.location.path)
    }
}

extension ReportRule {
    init(_ rule: RuleDescription) {
        self.init(
            id: rule.id, summary: rule.summary + ".", category: rule.category.rawValue,
            helpText:
                "\(rule.rationale) What to do: \(rule.help). The page of the rule: \(ToolCommandName.explain) \(rule.id)",
            // A rule that is off reports warnings once it is chosen.
            defaultSeverity: rule.severity.reported ?? .warning, tags: ["core-data"])
    }
}
