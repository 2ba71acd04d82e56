import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcReports
import ModelcText

/// What a command found, as a report for all formats. All commands that report make theirs here.
package struct FindingReport {
    /// What all formats are made from.
    let report: Report
    /// The same without the findings that say what could not be read: people get those on standard error.
    let textReport: Report
    /// The texts of the files that findings point into, by the paths that these give.
    let sources: [String: SourceIndex]
    private let root: String

    /// - Parameter command: the name of the command: `lint`.
    package init(_ found: ProjectFindings, of command: String) {
        var writer = FindingWriter(found.sources)
        let findings = found.findings.map { ($0.isFailure, writer.finding($0)) }
        let report = FindingReport.report(found, of: command, findings.map(\.1))
        let readable = findings.filter { !$0.0 }.map(\.1)
        self.report = report
        textReport =
            readable.count == findings.count ? report : FindingReport.report(found, of: command, readable)
        sources = writer.sources
        root = found.display.root
    }

    /// Messages as findings, for commands whose result is something else: `lock`, `generate --check`.
    ///
    /// - Parameters:
    ///   - command: the name of the command: `lock`.
    ///   - diagnostics: what it found; several equal ones are one.
    ///   - sources: the texts of the files that they point into, by path.
    ///   - exitCode: that of the process.
    ///   - display: paths as reports show them.
    package init(
        _ command: String, _ diagnostics: [Diagnostic], sources: [String: SourceText], exitCode: Int,
        display: DisplayPath
    ) {
        var found = ProjectFindings(diagnostics, category: command, sources: sources, display: display)
        found.exitCode = exitCode
        self.init(found, of: command)
    }

    private static func report(
        _ found: ProjectFindings, of command: String, _ findings: [ReportedFinding]
    ) -> Report {
        Report(
            tool: ReportedTool(name: "modelc", version: ModelcVersion.text), command: command, preset: found.preset,
            models: found.bundles.map(ReportedModel.init), rules: found.rules.map(ReportRule.init), findings: findings,
            problems: found.problems.map { ReportProblem($0, path: $0.location?.path ?? "") },
            failures: found.failures, hidden: found.hidden, exitCode: found.exitCode, failing: found.failing)
    }

    /// The report in a format.
    package func text(
        _ format: ReportFormat, _ layout: TextLayout, _ options: ReportOptions = ReportOptions()
    ) -> String {
        format.reporter.text(of: report, in: context(layout, options))
    }

    /// What formats need beside the report.
    func context(_ layout: TextLayout = .plain, _ options: ReportOptions = ReportOptions()) -> ReportContext {
        ReportContext(sources: sources, root: root, layout: layout, options: options)
    }
}

extension ReportedModel {
    fileprivate init(_ bundle: ReadBundle) {
        self.init(
            bundle: bundle.path, versions: bundle.versions.map { ReportedVersion(name: $0.name, path: $0.path) },
            current: bundle.current)
    }
}

extension ReportRule {
    fileprivate init(_ rule: FindingRule) {
        switch rule.kind {
        case .rule(let description): self.init(description, category: rule.category)
        case .code(let code): self.init(code, category: rule.category)
        case .message:
            let known = ExplainedID.named(rule.id.rawValue)
            self.init(
                id: rule.id, summary: known?.meaning ?? rule.id.rawValue, category: rule.category,
                helpText: known.map { "\($0.meaning) What to do: \($0.advice)" },
                helpMarkdown: known?.reference.markdown, defaultSeverity: .error, tags: ["core-data"])
        }
    }
}
