import ModelcDiagnostics
import ModelcSettings
import ModelcText

/// What a run of lint is to look at, and for what.
package struct LintRequest {
    /// Rules or categories beside those of the settings.
    package struct RuleChoice {
        /// Those to add; ones that are off become warnings.
        package var added: [String] = []
        /// Those to leave out.
        package var left: [String] = []
        /// Those that run alone; empty for all.
        package var only: [String] = []
        /// How much findings of rules or categories matter.
        package var severities: [(name: String, setting: SeveritySetting)] = []

        init() {}
    }

    /// The models, or folders to search for them; if there are none, those of the configuration, or all below the working
    /// folder.
    package var paths: [String] = []
    /// The settings of the configuration with those that take their place.
    package var settings: LintConfiguration
    /// The configuration that they are from.
    var configuration: LoadedConfiguration
    package var rules = RuleChoice()
    /// The versions to look at; nil for those that the settings say.
    package var versions: LintedVersions?
    /// Whether the state to compare with has shipped.
    package var isBaseReleased = false
    /// Whether findings are reported that the state to compare with has, too.
    package var tellsBaseFindings = false
    /// Nil if there is none.
    package var baseline: BaselineRequest?
    /// What is to be changed in the models; nil for nothing.
    package var fix: FixRequest?

    package init(_ settings: LintConfiguration, _ configuration: LoadedConfiguration) {
        self.settings = settings
        self.configuration = configuration
    }
}

/// What a run of lint found.
package struct LintOutcome {
    package var report: LintReport
    /// Messages beside the findings.
    var messages: [Diagnostic]
    /// The files that messages point into, by path.
    package var sources: [String: SourceText]

    /// Messages where a report tells some failures as findings.
    package func messages(besides told: Set<Diagnostic>) -> [Diagnostic] { messages.filter { !told.contains($0) } }
}

/// The use case: settings -> models -> findings -> changes -> findings -> baseline -> report.
package struct Lint {
    private let request: LintRequest
    private let workspace: Workspace
    private let plan: LintPlan
    private let thresholds: LintThresholds
    /// Called with the path of each model before it is looked at.
    private let progress: ((String) -> Void)?
    /// What was found before the models were changed.
    private var beforeFixes: LintSession?

    /// - Parameter progress: called with the path of each model before it is looked at.
    /// - Throws: `RunFailure` or `UsageFault` where the settings name something that does not exist.
    package init(_ request: LintRequest, in workspace: Workspace, progress: ((String) -> Void)? = nil) throws {
        self.request = request
        self.progress = progress
        self.workspace = workspace
        plan = try LintPlan(request, workspace)
        thresholds = LintThresholds(request.settings, plan.settings)
    }

    /// Makes or shows the changes that are requested; nil where none are.
    package mutating func fix() -> FixReport? {
        guard let fix = request.fix else { return nil }
        let run = linted()
        beforeFixes = run
        return FixStage(fix, shown: thresholds.shown, isWhole: selection == .all).apply(to: run)
    }

    /// Looks for what is left.
    ///
    /// - Throws: `RunFailure` where the baseline cannot be read or written.
    package mutating func run() throws -> LintOutcome {
        var run = linted()
        if let beforeFixes { run.addFailures(of: beforeFixes) }
        let outcome = try BaselineStage(request: request.baseline, shown: thresholds.shown).apply(to: &run)
        if let message = plan.versions.untold(outcome.issues, shown: thresholds.shown) { run.addMessage(message) }
        let report = LintReport(
            run, outcome, thresholds: thresholds, isStrict: request.baseline?.action.isStrict ?? false)
        let loaded = request.configuration
        return LintOutcome(
            report: report, messages: run.messages(),
            sources: run.sources.merging(loaded.sources) { first, _ in first })
    }

    /// Without a path all models of the configuration are looked at, or all of the folder where it names none.
    private func linted() -> LintSession {
        let configured = ChosenModels(in: workspace).configured(request.configuration.configuration)
        let named = request.paths.isEmpty && configured.isEmpty ? ["."] : request.paths
        let paths =
            named.isEmpty
            ? configured : named.map { $0 == StandardInput.argument ? StandardInput.model : workspace.path($0) }
        var run = LintSession(plan, isWholeProject: request.paths.isEmpty)
        run.lint(paths, selection, progress)
        return run
    }

    private var selection: LintedVersions {
        request.versions ?? (request.settings.versions?.value == .all ? .all : .current)
    }
}
