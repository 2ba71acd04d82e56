import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// `modelc lint [MODEL…]`: checks models with the configuration file and flags, subtracts the baseline, and prints
/// reports.
struct LintCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Finds errors in models: structure, delete rules, inverses, values, names, migration.",
        usage: "modelc lint [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            MODEL is a bundle, the folder of a version, its contents file, or a folder to search for bundles. The \
            search skips hidden folders, Pods, Carthage and DerivedData. For a bundle, the command checks the current \
            version and its changes since the version before; with --against, its changes since the released state.

            'modelc rules' lists the rules, 'modelc explain RULE' shows a rule. Settings are read from the section \
            'lint' in .modelc.yml; options override them.
            """,
            examples: [
                "lint",
                "lint App --preset strict --except missing-inverse",
                "lint --against origin/main --report sarif=lint.sarif",
                "lint --fix",
            ],
            findings: "findings at or above --fail-on"))

    static let mainOptions = [
        "--preset", "--select", "--except", "--all-versions", "--against", "--fail-on", "--baseline", "--fix", "--diff",
        "--report",
    ]

    @Argument(
        help: ArgumentHelp(
            "Models, or folders to search for them. (default: the models in .modelc.yml, or .)", valueName: "model"),
        completion: .file())
    var paths: [String] = []

    @OptionGroup(title: "Rules") var rules: LintRuleArguments
    @OptionGroup(title: "Versions") var selection: LintVersionArguments
    @OptionGroup(title: "Versions") var against: AgainstArguments
    @OptionGroup(title: "Findings") var findings: FindingArguments<FailingOnWarnings>
    @OptionGroup(title: "Findings") var thresholds: ThresholdArguments
    @OptionGroup(title: "Reports") var report: FindingReportArguments
    @OptionGroup(title: "Reports") var shown: LintReportArguments
    @OptionGroup(title: "Baseline") var baseline: BaselineArguments
    @OptionGroup(title: "Changes") var changes: FixArguments
    @OptionGroup var common: CommonArguments

    func validate() throws {
        if shown.statistics, report.format != nil, report.format != .text {
            throw ValidationError("--statistics replaces --format text: write other formats with --report")
        }
        if shown.printConfig {
            try report.refuseReports(with: "--print-config", besides: [.text, .json])
        }
        if changes.diff { try report.refuseReports(with: "--diff", besides: [.text, .json]) }
    }

    var printsDocument: Bool { report.printsDocument }

    func run() throws {
        var request = try request
        let workspace = try common.workspace(reading: paths)
        if shown.printConfig {
            return try Console.print(try Lint(request, in: workspace).settings().text(report.format))
        }
        let outputs = try report.outputs()
        let fixes = try changes.request.map { fix in
            try ProgressLine.watching("linting", LintFix(LintFixRequest(fix, of: request), in: workspace))
        }
        if let fixes {
            try show(fixes)
            if fixes.isFinal { return try ExitStatus.end(fixes.result) }
            request.unread = fixes.unread
        }
        let outcome = try ProgressLine.watching("linting", Lint(request, in: workspace))
        let view = view(after: fixes)
        FileEnding.warn(report.place.file, given: report.format?.name)
        let hasWritten = outcome.hasWritten || fixes?.hasWritten ?? false
        try ReportWriting.write(outputs, replaces: report.place.force, hasWritten: hasWritten) {
            view.text(of: outcome, $0, $1)
        }
        DiagnosticOutput.print(
            outcome.messages(besides: outcome.reported(by: outputs)), sources: outcome.sources, showsNotes: true)
        try ExitStatus.end(outcome.result)
    }

    private var request: LintRequest {
        get throws {
            var request = LintRequest()
            request.settings = flags
            request.paths = paths
            request.rules.added = rules.added
            request.rules.left = findings.exceptNames
            request.rules.only = findings.onlyNames
            request.rules.severities = try findings.severities().map { ($0.id, $0.setting) }
            request.versions = selection.versions.isEmpty ? nil : .named(selection.versions)
            request.isBaseReleased = against.baseIsRelease
            request.tellsBaseFindings = against.allFindings
            request.baseline = baseline.choice
            return request
        }
    }

    private func view(after fixes: LintFixOutcome?) -> LintView {
        var view = LintView(of: paths, in: common.workspace)
        view.showsSuppressed = shown.showSuppressed
        view.showsStatistics = shown.statistics
        view.showsTotals = !common.quiet
        view.leastInText = common.leastInText(thresholds)
        view.fixes = fixes
        return view
    }

    /// Prints the changes. They go to standard output if only changes were requested, or if no report follows.
    private func show(_ fixes: LintFixOutcome) throws {
        if printsDocument {
            if fixes.isFinal { try Console.print(fixes.document(showsNotes: common.verbose)) }
        } else if let diff = fixes.diff {
            try Console.print(Console.outputLayout.style.diff(diff))
        }
        Console.printError(fixes.text)
        DiagnosticOutput.print(fixes.diagnostics, sources: fixes.sources, showsNotes: true)
        DiagnosticOutput.print(fixes.messages, sources: fixes.sources)
        if let unreported = fixes.unreported { DiagnosticOutput.print([unreported], sources: [:], showsNotes: true) }
    }

    private var flags: LintConfiguration {
        var lint = LintConfiguration()
        rules.set(&lint)
        thresholds.set(&lint)
        lint.failOn = findings.failOn.map { .flag($0) }
        against.set(&lint)
        if selection.allVersions { lint.versions = .flag(.all) }
        common.limit(&lint)
        return lint
    }
}
