import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcReports
import ModelcSettings

/// The findings of a command as a report that can be written in all formats. All commands with findings use it.
package struct FindingReport {
    /// The report from which all formats are written.
    let report: Report
    /// The report without findings about unreadable input, which are printed to standard error.
    let textReport: Report
    /// Key: the path of a file in the findings. Value: the text of the file.
    let sources: [String: SourceIndex]
    private let root: String

    /// - Parameter command: the name of the command, such as `lint`.
    package init(_ found: ProjectFindings, of command: String) {
        let readable = found.findings.filter { !$0.isFailure }
        report = FindingReport.report(found, of: command, found.findings)
        textReport =
            readable.count == found.findings.count ? report : FindingReport.report(found, of: command, readable)
        sources = found.sources.mapValues(SourceIndex.init)
        root = found.display.root
    }

    /// Creates a report of messages, for commands that have another result, such as `lock` and `generate --check`.
    ///
    /// - Parameters:
    ///   - command: the name of the command, such as `lock`.
    ///   - diagnostics: the messages of the command; equal messages are combined.
    ///   - sources: the texts of the files with messages, by path.
    ///   - exitCode: the exit code of the process.
    ///   - display: formats paths as reports show them.
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

    /// Returns the report in a format. The format `text` omits findings about unreadable input, because they are
    /// printed to standard error.
    package func text(
        _ format: ReportFormat, _ layout: TextLayout, _ options: ReportOptions = ReportOptions()
    ) -> String {
        format.reporter.text(of: format == .text ? textReport : report, in: context(layout, options))
    }

    /// Returns the source texts, the paths and the options that formats need in addition to the report.
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
    /// Returns the names of the options of a command that applies fixes, and the URL of the workspace's files.
    ///
    /// In a job of GitHub Actions, links lead to the commit that is checked, because comments and summaries do not
    /// resolve relative links. Otherwise there is no URL.
    ///
    /// - Parameter models: the paths of the models that the suggested command `modelc lint PATH … --fix` names. If
    ///   empty, the command names none, and applies to all models that it finds.
    package static func naming(fixing models: [String] = [], in workspace: Workspace) -> ReportOptions {
        let wording = workspace.wording
        let words = ["\(ToolCommandName.lint)"] + models.map(ShellWord.quoted) + [wording[.fixes]]
        let fixes = words.joined(separator: " ")
        var options = ReportOptions(
            fixing: [
                .safe: fixes, .behaviour: "\(fixes) \(wording[.unsafeFixes])",
                .schema: "\(fixes) \(wording[.newVersionFixes])",
            ], minimumSeverity: wording[.minimumSeverity])
        options.linkBase = SourceLinks.base(workspace.environment, folder: workspace.display.root) ?? ""
        return options
    }
}

/// The URLs of the files in a repository that is checked out in a GitHub Actions job.
enum SourceLinks {
    /// Returns the URL of a folder, with a final slash. Nil if the environment does not contain the repository, the
    /// commit and the folder of the checkout, or if the folder is outside the checkout.
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
