import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcPlans
import ModelcReports

/// The findings of all parts of a check in one report, each with its part as category.
package struct CheckReport {
    /// A part with its findings.
    struct Section {
        var part: CheckedPart
        /// Without what a part before it reports, and what another one shows the cause of.
        var report: Report
        /// The same without the findings that say what could not be read: people get those on standard error.
        var textReport: Report
        /// How many findings are left out because another part shows their cause, by that part.
        var repeated: [CheckPart: Int]
    }

    let outcome: CheckOutcome
    /// Whether text leaves out totals, and the parts that were not checked.
    package var isQuiet = false
    /// All parts, in their order.
    private(set) var sections: [Section] = []
    /// The texts of the files that findings point into, by the paths that these give.
    private(set) var sources: [String: SourceIndex] = [:]

    package init(_ outcome: CheckOutcome) {
        self.outcome = outcome
        let all = outcome.parts.map { (part: $0, found: PartReport($0, outcome)) }
        let open = all.map { ($0.part.part, $0.found.report.findings.filter(\.isOpen)) }
        let repeated = SameCause.repeated(in: Dictionary(open, uniquingKeysWith: +))
        var told: Set<FindingPlace> = []
        for (part, found) in all {
            let first = found.report.findings.filter { !told.contains(FindingPlace($0)) }
            let findings = first.filter { repeated[$0] == nil }
            told.formUnion(findings.map(FindingPlace.init))
            let readable = findings.filter { !found.failures.contains($0.fingerprint) }
            sections.append(
                Section(
                    part: part, report: report([part], [found.report], findings),
                    textReport: report([part], [found.report], readable),
                    repeated: Dictionary(first.compactMap { repeated[$0] }.map { ($0, 1) }, uniquingKeysWith: +)))
            sources.merge(found.sources) { first, _ in first }
        }
    }

    /// The findings of all parts.
    var merged: Report {
        report(outcome.parts, sections.map(\.report), sections.flatMap(\.report.findings))
    }

    /// The findings in a report format.
    ///
    /// - Parameter options: what the program calls the options that the text names.
    package func findings(_ format: ReportFormat, _ layout: TextLayout, _ options: ReportOptions) -> String {
        switch format {
        case .text: CheckText(self, layout, options).text
        case .markdown: CheckMarkdown(self, options).text
        default: format.reporter.text(of: merged, in: context(layout, options))
        }
    }

    /// What the text calls options: a check changes nothing itself, and names the command that does.
    package func options(in workspace: Workspace) -> ReportOptions { .naming(.lint, in: workspace) }

    func context(_ layout: TextLayout, _ options: ReportOptions) -> ReportContext {
        ReportContext(
            sources: sources, root: outcome.display.root, layout: layout, showsTotals: !isQuiet, options: options)
    }

    private func report(_ parts: [CheckedPart], _ reports: [Report], _ findings: [ReportedFinding]) -> Report {
        let rules = reports.flatMap(\.rules).map { ($0.id, $0) }
        // The findings of other parts can be in files that are not models.
        let checked = outcome.models.map {
            ReportedModel(bundle: outcome.display.path($0), versions: [], current: nil)
        }
        let models = (reports.flatMap(\.models).filter { !$0.versions.isEmpty } + checked).map { ($0.bundle, $0) }
        let failures = parts.reduce(into: RunLedger()) { $0.enter($1.ledger) }.failures
        return Report(
            tool: ReportedTool(name: "modelc", version: ModelcVersion.text), command: "check",
            models: Array(Dictionary(models, uniquingKeysWith: { first, _ in first }).values),
            rules: Array(Dictionary(rules, uniquingKeysWith: { first, _ in first }).values), findings: findings,
            problems: failures.map {
                ReportProblem($0, path: outcome.display.path($0.location?.path ?? ""))
            },
            failures: failures, hidden: reports.reduce(into: [:]) { $0.merge($1.hidden, uniquingKeysWith: +) },
            exitCode: outcome.result.rawValue,
            failing: parts.reduce(into: []) { $0.formUnion($1.failing) })
    }
}

/// By what a finding of one part is known to be that of another.
private struct FindingPlace: Hashable {
    var rule: DiagnosticID
    var category: String
    var location: ReportedPlace
    var selector: String

    init(_ finding: ReportedFinding) {
        rule = finding.rule
        // The parts that share codes.
        category = finding.category == CheckPart.plan.rawValue ? CheckPart.mappings.rawValue : finding.category
        location = finding.location
        selector = finding.selector
    }
}

/// The findings of one part.
private struct PartReport {
    let report: Report
    let sources: [String: SourceIndex]
    /// The fingerprints of the findings that say what could not be read.
    private(set) var failures: Set<String> = []

    init(_ part: CheckedPart, _ outcome: CheckOutcome) {
        switch part.content {
        case .lint(let lint):
            self.init(lint.report.report, lint.report.sources, part)
            failures = Set(lint.report.report.findings.map(\.fingerprint)).subtracting(
                lint.report.textReport.findings.map(\.fingerprint))
        case .mappings(let mappings):
            let report = MappingCheckReport(mappings)
            self.init(report.report, report.sources, part)
        case .plan(let plans): self.init(plans, part, outcome)
        case .notChecked, .generated, .lock, .stopped:
            let shown = part.diagnostics.filter { $0.severity >= outcome.shown }
            let found = DiagnosticReport(
                part.part.rawValue, shown, sources: part.sources, result: outcome.result, display: outcome.display)
            let hidden = part.diagnostics.map(\.severity).filter { $0 < outcome.shown }
            self.init(found.report, found.sources, part, Dictionary(hidden.map { ($0, 1) }, uniquingKeysWith: +))
        }
    }

    private init(_ plans: [PlanOutcome], _ part: CheckedPart, _ outcome: CheckOutcome) {
        var reports: [Report] = []
        var sources: [String: SourceIndex] = [:]
        var hidden: [Severity: Int] = [:]
        for plan in plans {
            guard let report = plan.report, let model = plan.model else { continue }
            var findings = PlanFindings(report, model, outcome.display, category: part.part.rawValue)
            reports.append(findings.report(from: outcome.shown))
            sources.merge(findings.sources) { first, _ in first }
            for issue in report.groupedIssues where issue.issue.level < outcome.shown {
                hidden[issue.issue.level, default: 0] += 1
            }
        }
        let rules = reports.flatMap(\.rules).map { ($0.id, $0) }
        let report = Report(
            tool: ReportedTool(name: "modelc", version: ModelcVersion.text), command: part.part.rawValue,
            models: reports.flatMap(\.models).map { ReportedModel(bundle: $0.bundle, versions: [], current: nil) },
            rules: Array(Dictionary(rules, uniquingKeysWith: { first, _ in first }).values),
            findings: reports.flatMap(\.findings))
        self.init(report, sources, part, hidden)
    }

    private init(
        _ report: Report, _ sources: [String: SourceIndex], _ part: CheckedPart, _ hidden: [Severity: Int] = [:]
    ) {
        let category = part.part.rawValue
        self.report = Report(
            tool: report.tool, command: report.command, models: report.models,
            rules: report.rules.map { rule in
                var rule = rule
                rule.category = category
                return rule
            },
            findings: report.findings.map { finding in
                var finding = finding
                finding.category = category
                return finding
            }, hidden: report.hidden.merging(hidden, uniquingKeysWith: +))
        self.sources = sources
    }
}

/// Findings of two parts of a check that have one cause: a rule of lint sees in the model what the plan sees for stores, and what
/// the lock file says. The cause is shown once, where it is more severe or explained better.
enum SameCause {
    /// The rules of lint that compare with the lock file; the part `lock` says for each property what changed.
    private static let lockRules = FactRules.ofCodes[.lockedVersionChanged] ?? []

    /// The findings that are not shown, each with the part that shows its cause.
    ///
    /// - Parameter findings: the open findings of each part.
    static func repeated(in findings: [CheckPart: [ReportedFinding]]) -> [ReportedFinding: CheckPart] {
        let lint = Dictionary(grouping: findings[.lint] ?? [], by: \.rule)
        var repeated: [ReportedFinding: CheckPart] = [:]
        for plan in findings[.plan] ?? [] {
            let code = MigrationFindingCode(rawValue: plan.rule.rawValue)
            let equal =
                code.flatMap { FactRules.ofCodes[$0] }?.flatMap { lint[$0] ?? [] }.filter { isAtSamePlace($0, plan) }
                ?? []
            guard let worst = equal.map(\.severity).max() else { continue }
            if worst >= plan.severity {
                repeated[plan] = .lint
            } else {
                for finding in equal { repeated[finding] = .plan }
            }
        }
        let locked = Set((findings[.lock] ?? []).flatMap { [$0.bundle, $0.location.path] })
        for finding in lockRules.flatMap({ lint[$0] ?? [] })
        where locked.contains(finding.bundle) || locked.contains(finding.location.path) {
            repeated[finding] = .lock
        }
        return repeated
    }

    /// A finding about a file as a whole is at the place of all that is in it.
    private static func isAtSamePlace(_ one: ReportedFinding, _ other: ReportedFinding) -> Bool {
        guard let line = one.location.region?.start.line, let otherLine = other.location.region?.start.line else {
            return one.bundle == other.bundle
        }
        return one.location.path == other.location.path && line == otherLine
    }
}
