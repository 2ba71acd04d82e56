import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans
import ModelcReports
import ModelcSettings

/// The findings of all parts of a check in one report. The category of a finding is the part that found it, such as
/// `lint`.
package struct CheckReport {
    /// A part of the check, such as lint, and its findings.
    struct Section {
        let part: CheckedPart
        fileprivate let found: FindingReport

        var report: Report { found.report }
        /// The report without findings about unreadable input. These findings are printed to standard error.
        var textReport: Report { found.textReport }

        fileprivate init(_ part: CheckedPart, in outcome: CheckOutcome) {
            self.part = part
            found = FindingReport(outcome.found(in: [part]), of: CheckReport.command)
        }
    }

    private static let command = "check"

    let outcome: CheckOutcome
    /// Whether text output omits the totals, and the parts of the check that did not run.
    package var isQuiet = false
    /// The lowest severity that text output shows. It also shows less severe findings that make a part of the check
    /// fail.
    package var leastInText = Severity.note
    /// All parts of the check, such as lint, in the order in which they ran.
    let sections: [Section]
    private let merged: FindingReport

    package init(_ outcome: CheckOutcome) {
        self.outcome = outcome
        sections = outcome.parts.map { Section($0, in: outcome) }
        merged = FindingReport(outcome.found, of: CheckReport.command)
    }

    var report: Report { merged.report }

    /// Returns the findings in a report format.
    ///
    /// - Parameter options: the option names that the advice in the text uses, such as `--fix`.
    package func findings(_ format: ReportFormat, _ layout: TextLayout, _ options: ReportOptions) -> String {
        switch format {
        case .text: CheckText(self, layout, options).text
        case .markdown: CheckMarkdown(self, options).text
        default: format.reporter.text(of: report, in: context(layout, options))
        }
    }

    /// Returns the names of options in the text. A check has no options that change files, so these are the options of
    /// `modelc lint`.
    package func options(in workspace: Workspace) -> ReportOptions {
        let models = outcome.models.map(outcome.display.path)
        return .naming(fixing: models.count > CheckReport.namedModels ? [] : models, in: workspace)
    }

    /// The largest number of models that a command in the text names.
    private static let namedModels = 3

    func context(_ layout: TextLayout, _ options: ReportOptions) -> ReportContext {
        var context = merged.context(layout, options)
        context.showsTotals = !isQuiet
        context.leastInText = leastInText
        return context
    }
}

extension CheckPart {
    /// The name of this part of the check in reports, such as `generated files`.
    var title: String {
        switch self {
        case .lint: "lint"
        case .generated: "generated files"
        case .lock: "lock"
        case .mappings: "mapping models"
        case .plan: "plan"
        case .cloudkit: "CloudKit schema"
        }
    }
}

extension CheckedPart.Omission {
    /// The reason why this part of the check did not run, in a few words.
    var reason: String {
        switch self {
        case .leftOut: "left out"
        case .noOutput: "no 'output' in .modelc.yml"
        case .ofPlugin: "the plugin GenerateManagedObjects makes them in every build"
        case .noLockFile: "no modelc.lock: '\(ToolCommandName.lock)' writes one"
        case .noMappingModels: "none found"
        case .oneVersion: "one version, nothing to compare it with"
        case .newModels(let base): "not in '\(TerminalText.escaped(base))'"
        case .faultyModels: "the models have errors"
        case .unreadableModels: "the models could not be read"
        }
    }
}

extension CheckReport.Section {
    /// The result of the part with its title, such as `generated files: up to date`.
    var line: String { "\(part.part.title): \(summary)" }

    /// The result of this part of the check in a few words, such as `up to date`.
    var summary: String {
        let counts = Severity.allCases.filter { textReport.totals.count($0) > 0 }.map {
            $0.counted(textReport.totals.count($0))
        }
        var words = counts
        if case .notChecked(let omission) = part.content { words.append("not checked (\(omission.reason))") }
        for other in CheckPart.allCases {
            guard let count = part.repeated[other] else { continue }
            let what = words.isEmpty ? Counted.text(count, "finding") : "\(count) more"
            words.append("\(what) shown under \(other.title)")
        }
        if part.baselinedCount > 0 {
            words.append(Counted.text(part.baselinedCount, "finding") + " in the baseline")
        }
        if part.offCount > 0 { words.append(Counted.text(part.offCount, "finding") + " off") }
        if !part.ledger.isEmpty { words.append("could not be finished") }
        let outcome = outcomeWords(hasFindings: !words.isEmpty)
        let all = [words.joined(separator: ", ")] + outcome
        return all == [""] ? "no findings" : all.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private func outcomeWords(hasFindings: Bool) -> [String] {
        switch part.content {
        case .generated where !hasFindings && part.ledger.isEmpty: ["up to date"]
        case .lock(let outcome) where !hasFindings && part.ledger.isEmpty: [CheckReport.Section.words(of: outcome)]
        case .plan(let outcomes) where part.ledger.isEmpty:
            CheckReport.Section.words(of: outcomes) + CheckReport.Section.stock(of: outcomes)
        case .generated, .lock, .plan, .cloudKit, .lint, .mappings, .notChecked, .stopped: []
        }
    }

    private static func words(of lock: LockOutcome) -> String {
        let accepted = lock.report.models.flatMap(\.states).count { $0.state == .accepted }
        guard accepted > 0 else { return "the locked versions are unchanged" }
        return "\(Counted.text(accepted, "version")) \(accepted == 1 ? "has" : "have") accepted hashes"
    }

    /// Returns, for each model with fixtures (stores written by `modelc fixtures`), the number of versions and the
    /// folder.
    private static func stock(of outcomes: [PlanOutcome]) -> [String] {
        outcomes.compactMap { outcome in
            guard let first = outcome.fixtures.first else { return nil }
            let versions = Counted.text(outcome.fixtures.count, "version")
            return "stores of \(versions) in '\(TerminalText.escaped(PathText.folder(of: first.path)))'"
        }
    }

    private static func words(of outcomes: [PlanOutcome]) -> [String] {
        let reports = outcomes.compactMap(\.report)
        let blocked = reports.map { report in
            let names = report.routes.filter { $0.migrationClass == .blocked }.map(\.from)
            return VersionSequence(report).text(names, limit: 5)
        }.filter { !$0.isEmpty }
        guard blocked.isEmpty else { return ["no migration path from \(blocked.joined(separator: ", "))"] }
        let routes = reports.flatMap(\.routes)
        let classes = MigrationClass.allCases.filter { $0 != .none }.compactMap { migrationClass -> String? in
            let count = routes.count { $0.migrationClass == migrationClass }
            return count == 0 ? nil : "\(count) \(migrationClass.rawValue)"
        }
        let hasErrors = outcomes.contains { $0.report?.groupedIssues.contains { $0.issue.level == .error } ?? true }
        guard !classes.isEmpty else { return hasErrors ? [] : ["no migration needed"] }
        let settings = reports.compactMap(\.settingThatFails).map { String($0.dropLast()) }
        return ["migration paths: \(classes.joined(separator: ", "))"] + settings
    }
}

extension CheckReport {
    /// The parts of the check, most important first: failed parts with errors, other failed parts, parts that could not
    /// be finished because of a problem that another part reports, passed parts, parts that did not run.
    var sectionsByWeight: [Section] {
        let failed = sections.filter(\.part.hasFailed)
        let others = sections.filter { !$0.part.hasFailed }
        let states: [CheckedPart.State] = [.unreadable, .passed, .notChecked]
        return failed.filter(\.part.hasErrors) + failed.filter { !$0.part.hasErrors }
            + states.flatMap { state in others.filter { $0.part.state == state } }
    }

    /// The overall result, such as `failed: generated files, lint`, in the order of the sections. A part with errors
    /// counts as failed, even if some of its input could not be read.
    var verdict: String {
        let failed = titles(sectionsByWeight.filter(\.part.hasFailed))
        let unfinished = titles(sectionsByWeight.filter { !$0.part.hasFailed && $0.part.state == .unreadable })
        var words: [String] = []
        if !failed.isEmpty { words.append("failed: \(failed.joined(separator: ", "))") }
        if !unfinished.isEmpty { words.append("could not be finished: \(unfinished.joined(separator: ", "))") }
        guard words.isEmpty else { return words.joined(separator: "; ") }
        return sections.allSatisfy { $0.part.state == .notChecked } ? "found nothing to check" : "passed"
    }

    private func titles(_ sections: [Section]) -> [String] { sections.map(\.part.part.title) }
}
