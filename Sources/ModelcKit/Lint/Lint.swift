import ModelcDiagnostics
import ModelcSettings

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
    /// The settings that take the place of those of the configuration.
    package var settings = LintConfiguration()
    package var rules = RuleChoice()
    /// The versions to look at; nil for those that the settings say.
    package var versions: LintedVersions?
    /// Whether the state to compare with has shipped.
    package var isBaseReleased = false
    /// Whether findings are reported that the state to compare with has, too.
    package var tellsBaseFindings = false
    /// The findings to tolerate.
    package var baseline = BaselineChoice()
    /// What an earlier run over the same models could not read, and this one perhaps can: something was passed over there.
    package var unread = RunLedger()

    package init() {}
}

/// The use case: settings -> models -> findings -> baseline -> outcome.
package struct Lint: WatchedUseCase {
    package typealias Outcome = LintOutcome

    private let request: LintRequest
    private let workspace: Workspace

    package init(_ request: LintRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// The settings that hold for the request.
    ///
    /// - Throws: as `run` does.
    package func settings() throws -> LintConfiguration { try LintSetup(request, workspace).settings }

    /// - Parameter progress: called with the path of each model before it is looked at.
    /// - Throws: `RunFailure` or `UsageFault` where the settings name something that does not exist, or the baseline cannot be
    ///   read or written.
    package func run(progress: ((String) -> Void)?) throws -> LintOutcome {
        let setup = try LintSetup(request, workspace)
        var run = setup.linted(progress)
        run.addFailures(of: request.unread)
        let shown = setup.thresholds.shown
        let outcome = try BaselineStage(request: setup.baseline, shown: shown).apply(to: &run)
        if let message = setup.plan.versions.untold(outcome.issues, shown: shown) { run.addMessage(message) }
        return LintOutcome(
            run, outcome, thresholds: setup.thresholds, isStrict: setup.baseline?.action.isStrict ?? false,
            sources: setup.loaded.sources)
    }
}
