import ArgumentParser
import ModelcConfiguration
import ModelcReports

/// `modelc lint [PATH…]`: configuration and flags -> models -> findings -> baseline -> reports -> exit code.
struct LintCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Finds faults in models: structure, delete rules, inverses, values, names, migration.",
        discussion: """
            Each PATH is a bundle, a version's folder, its contents, or a folder that is searched for bundles; hidden \
            folders, Pods, Carthage and DerivedData are not. Of a bundle the current version is looked at, and what \
            it changes from the version before; with --against, from the released state.

            'modelc rules' lists the rules, 'modelc explain RULE' shows one. What lasts stands in the section lint of \
            .modelc.yml; flags override it.

            Exit codes: 0 nothing that --fail-on minds; 1 findings; 2 something cannot be read or written; 64 wrong \
            usage.
            """)

    @Argument(
        help: ArgumentHelp(
            "Models, or folders to search for them. (default: those of the configuration, or .)", valueName: "path"),
        completion: .file())
    var paths: [String] = []

    @Flag(help: "Look at all versions; of older ones only structure, and the steps between them.")
    var allVersions = false

    @Option(
        name: .customLong("model-version"),
        help: ArgumentHelp("Look at this version in place of the current one; may be repeated.", valueName: "name"))
    var versions: [String] = []

    @OptionGroup(title: "Rules") var rules: LintRuleArguments
    @OptionGroup(title: "Versions") var against: AgainstArguments
    @OptionGroup(title: "Thresholds") var thresholds: LintThresholdArguments
    @OptionGroup(title: "Reports") var report: LintReportArguments
    @OptionGroup(title: "Baseline") var baseline: LintBaselineArguments
    @OptionGroup(title: "Changes") var changes: FixArguments
    @OptionGroup var file: ConfigurationArguments

    @Flag(help: "Show the settings that hold, each with who made it, and do nothing else.")
    var printConfig = false

    func validate() throws {
        if allVersions, !versions.isEmpty {
            throw ValidationError("--all-versions and --model-version exclude each other")
        }
        if printConfig {
            try report.refuseReports(with: "--print-config", besides: [ReportFormat.text.name, ReportFormat.json.name])
        }
        if changes.diff { try report.refuseReports(with: "--diff", besides: [ReportFormat.text.name]) }
    }

    var printsDocument: Bool { report.printsDocument }

    func run() throws {
        let loaded = try file.load()
        let lint = (loaded.configuration?.lint ?? LintConfiguration()).merging(flags)
        let plan = try LintPlan(lint, rules, against, loaded)
        if printConfig { return try Console.print(report.text(of: lint)) }
        let outputs = try report.outputs()
        let baselinePath = try baseline.path(lint)

        let thresholds = LintThresholds(lint, plan.settings)
        var run = linted(plan, lint, loaded.configuration)
        if let request = changes.request {
            let isWhole = selection(lint) == .all
            guard try FixStage(request, shown: thresholds.shown, isWhole: isWhole).apply(to: run) else { return }
            let fixed = run
            run = linted(plan, lint, loaded.configuration)
            run.addFailures(of: fixed)
        }
        let stage = BaselineStage(path: baselinePath, arguments: baseline, shown: thresholds.shown)
        let outcome = try stage.apply(to: &run)
        if let message = plan.versions.untold(outcome.issues, shown: thresholds.shown) { run.addMessage(message) }
        let result = LintReport(run, outcome, thresholds: thresholds, isStrict: baseline.strictBaseline)
        let output = LintOutput(
            outputs: outputs, showsSuppressed: report.showSuppressed, showsStatistics: report.statistics,
            replaces: report.force)
        try output.write(result)
        DiagnosticOutput.print(
            loaded.diagnostics + run.messages(besides: output.told(result)),
            sources: run.sources.merging(loaded.sources) { first, _ in first }, showsNotes: true)
        try ExitStatus.end(result.result)
    }

    /// Without a path all models of the configuration are looked at, or all of the folder where it names none.
    private func linted(_ plan: LintPlan, _ lint: LintConfiguration, _ configuration: Configuration?) -> LintSession {
        let configured = ChosenModels.configured(configuration)
        let paths = !paths.isEmpty ? paths : configured.isEmpty ? ["."] : configured
        var run = LintSession(plan, isWholeProject: self.paths.isEmpty)
        run.lint(paths, selection(lint))
        return run
    }

    private var flags: LintConfiguration {
        var lint = LintConfiguration()
        rules.set(&lint)
        thresholds.set(&lint)
        baseline.set(&lint)
        against.set(&lint)
        if allVersions { lint.versions = .flag(.all) }
        return lint
    }

    private func selection(_ lint: LintConfiguration) -> LintedVersions {
        if !versions.isEmpty { return .named(versions) }
        return lint.versions?.value == .all ? .all : .current
    }
}
