import ModelcDiagnostics
import ModelcSettings

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
