import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcReports
import ModelcSettings

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
        let readable = found.findings.filter { !$0.isFailure }
        report = FindingReport.report(found, of: command, found.findings)
        textReport =
            readable.count == found.findings.count ? report : FindingReport.report(found, of: command, readable)
        sources = found.sources.mapValues(SourceIndex.init)
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
        _ found: ProjectFindings, of command: String, _ findings: [ProjectFinding]
    ) -> Report {
        Report(
            tool: ReportedTool(name: "modelc", version: ModelcVersion.text), command: command, preset: found.preset,
            models: found.bundles, rules: found.rules.map(ReportRule.init), findings: findings,
            problems: found.problems, failures: found.failures, hidden: found.hidden, exitCode: found.exitCode,
            failing: found.failing)
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

extension ReportRule {
    init(_ rule: FindingRule) {
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

extension ReportOptions {
    /// What the workspace calls the options of a command that makes fixes, and where its files can be seen.
    ///
    /// Links lead to the commit that a job of GitHub Actions checks: a comment or a summary resolves no relative links. In any
    /// other place there is no address.
    ///
    /// - Parameter command: the command that makes the fixes; nil where it is the one that runs.
    package static func naming(_ command: ToolCommandName? = nil, in workspace: Workspace) -> ReportOptions {
        let wording = workspace.wording
        let fixes = (command.map { "\($0) " } ?? "") + wording[.fixes]
        var options = ReportOptions(
            fixing: [
                .safe: fixes, .behaviour: "\(fixes) \(wording[.unsafeFixes])",
                .schema: "\(fixes) \(wording[.newVersionFixes])",
            ], minimumSeverity: wording[.minimumSeverity])
        options.linkBase = SourceLinks.base(workspace.environment, folder: workspace.display.root) ?? ""
        return options
    }
}

/// Where the files of a checkout can be seen in a browser.
enum SourceLinks {
    /// The address of a folder, with a final slash; nil where the job does not say its repository, its commit and the folder of
    /// the checkout, or the folder is not in it.
    static func base(_ environment: [String: String], folder: String) -> String? {
        guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
            let commit = environment["GITHUB_SHA"], let checkout = environment["GITHUB_WORKSPACE"],
            ![server, repository, commit, checkout].contains(""), (folder + "/").hasPrefix(checkout + "/")
        else { return nil }
        let inside = folder.dropFirst(checkout.count).drop { $0 == "/" }
        let path = inside.isEmpty ? "" : PercentEncoding.path(String(inside)) + "/"
        return "\(server)/\(repository)/blob/\(commit)/\(path)"
    }
}
