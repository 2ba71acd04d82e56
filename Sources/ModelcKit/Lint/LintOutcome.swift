import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSettings

/// The findings of a lint run, and the result of the run.
package struct LintOutcome: RunOutcome {
    /// The findings to show, with the other data that reports need.
    package let found: ProjectFindings
    /// The findings including all warnings, even if warnings are not shown, because a check counts the warnings.
    let foundWithWarnings: ProjectFindings
    /// The read errors that a report already shows as findings.
    package let reported: Set<Diagnostic>
    package let result: RunResult
    /// The lowest severity of the findings to show.
    let shown: Severity
    /// Whether the run fails because the baseline has entries that match no finding anymore.
    let hasUnwantedEntries: Bool
    /// Messages that are not findings.
    package let messages: [Diagnostic]
    package let hasWritten: Bool
    /// The texts of the files that messages refer to, by path.
    package let sources: [String: SourceText]

    /// - Parameters:
    ///   - baseline: the baseline that was applied; nil if there is none.
    ///   - sources: the texts of the files that messages about the configuration refer to.
    init(
        _ baselined: BaselinedRun, thresholds: LintThresholds, baseline: BaselineRequest?,
        sources: [String: SourceText]
    ) {
        let run = baselined.run
        let failures = LintOutcome.failures(run)
        var findings = LintOutcome.findings(run, baselined.issues, thresholds, failures)
        hasUnwantedEntries = (baseline?.action.isStrict ?? false) && !baselined.stale.isEmpty
        result =
            baselined.issues.contains(where: \.leavesUnread)
            ? .failed : run.ledger.result(hasFindings: !findings.failing.isEmpty || hasUnwantedEntries)
        findings.exitCode = result.rawValue
        let shown = findings.findings.filter { $0.severity >= thresholds.shown }
        let places = Set(shown.map(FailureLocation.init))
        reported = Set(failures.filter { places.contains($0.key) }.values.joined())
        self.shown = thresholds.shown
        foundWithWarnings = findings
        found = findings.hiding(below: thresholds.shown)
        messages = run.messages(with: baselined.messages + LintOutcome.unaccepted(findings, run, baseline))
        hasWritten = baselined.hasWritten
        self.sources = run.sources.merging(sources) { first, _ in first }
    }

    /// Returns a message about findings that fail the run even after the baseline was written; empty if there are none.
    private static func unaccepted(
        _ found: ProjectFindings, _ run: LintedRun, _ baseline: BaselineRequest?
    ) -> [Diagnostic] {
        guard let baseline, baseline.action.writes, run.ledger.isEmpty else { return [] }
        let failing = found.findings.filter { $0.isOpen && found.failing.contains($0.severity) }
        let path = run.display.path(run.plan.workspace.path(baseline.path))
        return UnacceptedFindings(failing.map { ($0.id, $0.location) }).map { [$0.message(baseline: path)] } ?? []
    }

    /// Returns the messages, except errors that the report already shows as findings.
    package func messages(besides reported: Set<Diagnostic>) -> [Diagnostic] {
        messages.filter { !reported.contains($0) }
    }

    private static func findings(
        _ run: LintedRun, _ issues: [FoundIssue], _ thresholds: LintThresholds,
        _ failures: [FailureLocation: [Diagnostic]]
    ) -> ProjectFindings {
        var maker = IssueFindings(run.display)
        let least = min(thresholds.shown, .warning)
        let shown = issues.filter { !$0.isInBase && $0.judged.severity >= least }
        let findings = shown.map { issue in
            var finding = maker.finding(issue)
            finding.isFailure = failures[FailureLocation(finding)] != nil
            return finding
        }
        var found = ProjectFindings(findings, maker.places)
        found.preset = presets(run.plan.settings)
        found.bundles = bundles(run)
        found.rules = rules(run)
        found.hidden = hidden(issues, below: least)
        found.setFailures(run.ledger.failures)
        // A file with merge conflicts has many conflict markers, so equal problems are listed once.
        var seen: Set<ProblemWords> = []
        found.problems.removeAll { !seen.insert(ProblemWords($0)).inserted }
        let open = issues.filter(\.isOpen)
        found.failing = Set(thresholds.failing { severity in open.count { $0.judged.severity == severity } })
        return found
    }

    /// Returns the read errors by rule and path. A finding about the same error has the same rule and path.
    private static func failures(_ run: LintedRun) -> [FailureLocation: [Diagnostic]] {
        Dictionary(grouping: run.ledger.failures.filter(\.stopsReading)) { failure in
            FailureLocation(
                rule: Linter.ruleID(ofFileProblem: failure) ?? failure.id,
                path: run.display.path(failure.location?.path ?? ""))
        }
    }

    /// Returns the presets with their version numbers, so that a report states exactly which rules were on.
    private static func presets(_ settings: LintSettings) -> String {
        settings.presets.map { "\(Preset($0)?.reference ?? $0)" }.joined(separator: ",")
    }

    private static func bundles(_ run: LintedRun) -> [ReadBundle] {
        run.bundles.filter(\.isThere).map { bundle in
            ReadBundle(
                path: run.display.path(bundle.model.path),
                versions: bundle.versions.compactMap(\.version).map { ($0.name, run.display.path($0.filePath)) },
                current: bundle.model.currentVersion?.name)
        }
    }

    private static func rules(_ run: LintedRun) -> [FindingRule] {
        let all = run.bundles.flatMap(\.rulesRun).map { ($0.id, $0) }
        return Dictionary(all, uniquingKeysWith: { first, _ in first }).values.map(FindingRule.init)
    }

    private static func hidden(_ issues: [FoundIssue], below shown: Severity) -> [Severity: Int] {
        var counts: [Severity: Int] = [:]
        for issue in issues where issue.isOpen && issue.judged.severity < shown {
            counts[issue.judged.severity, default: 0] += 1
        }
        return counts
    }
}

/// The rule and the path. A finding and a read error with equal values are about the same problem.
private struct FailureLocation: Hashable {
    var rule: DiagnosticID
    var path: String

    init(rule: DiagnosticID, path: String) {
        self.rule = rule
        self.path = path
    }

    init(_ finding: ProjectFinding) {
        self.init(rule: finding.id, path: finding.location?.path ?? "")
    }
}

/// The parts of a problem that the list of problems shows. Problems with equal parts are shown once.
private struct ProblemWords: Hashable {
    var id: DiagnosticID
    var path: String?
    var message: String

    init(_ problem: Diagnostic) {
        id = problem.id
        path = problem.location?.path
        message = problem.message
    }
}
