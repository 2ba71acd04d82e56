import ModelcDiagnostics
import ModelcSettings

/// The request for a run of lint.
package struct LintRequest {
    /// Rules or categories in addition to those of the settings.
    package struct RuleChoice {
        /// The rules to add; rules that are off become warnings.
        package var added: [String] = []
        /// The rules to exclude.
        package var left: [String] = []
        /// The only rules to run; empty for all.
        package var only: [String] = []
        /// The severities of rules or categories.
        package var severities: [(name: String, setting: SeveritySetting)] = []

        init() {}
    }

    /// The models, or folders to search for models; empty for the models of the configuration, or all models below the working
    /// folder.
    package var paths: [String] = []
    /// The settings that override those of the configuration.
    package var settings = LintConfiguration()
    package var rules = RuleChoice()
    /// The versions to lint; nil for those of the settings.
    package var versions: LintedVersions?
    /// Whether the state to compare with has shipped.
    package var isBaseReleased = false
    /// Whether to also report findings that the state to compare with has.
    package var tellsBaseFindings = false
    /// The findings to tolerate.
    package var baseline = BaselineChoice()
    /// The failures of an earlier run over the same models to read something. They are reported even if this run can read it,
    /// because the earlier run skipped it.
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

    /// Returns the effective settings of the request.
    ///
    /// - Throws: the errors of `run`.
    package func settings() throws -> LintConfiguration { try LintSetup(request, workspace).settings }

    /// - Parameter progress: called with the path of each model before it is linted.
    /// - Throws: `RunFailure` or `UsageError` if the settings name something that does not exist, or if the baseline cannot be
    ///   read or written.
    package func run(progress: ((String) -> Void)?) throws -> LintOutcome {
        let setup = try LintSetup(request, workspace)
        var run = setup.linted(progress)
        run.addFailures(of: request.unread)
        let shown = setup.thresholds.shown
        let outcome = try BaselineStage(request: setup.baseline, shown: shown).apply(to: &run)
        if let message = setup.plan.versions.unreported(outcome.issues, shown: shown) { run.addMessage(message) }
        return LintOutcome(
            run, outcome, thresholds: setup.thresholds, isStrict: setup.baseline?.action.isStrict ?? false,
            sources: setup.loaded.sources)
    }
}
