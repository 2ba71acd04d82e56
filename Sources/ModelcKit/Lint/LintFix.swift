import ModelcBase
import ModelcDiagnostics

/// The use case: read -> check -> complete -> suppress, as in `Lint` -> changes, shown or on disk. Lint reports the remaining
/// findings afterwards.
package struct LintFix: WatchedUseCase {
    package typealias Outcome = LintFixOutcome

    private let request: LintFixRequest
    private let workspace: Workspace

    package init(_ request: LintFixRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the path of each model before it is read, and before it is checked.
    /// - Throws: `RunFailure` or `UsageError` if the settings name something that does not exist.
    package func run(progress: ((String) -> Void)?) throws -> LintFixOutcome {
        let setup = try LintSetup(request.lint, workspace)
        let stages = LintStages(setup)
        let lock =
            request.fix.showsDiff ? nil : try WriteLock.taken(of: stages.models.paths, waiting: workspace.waiting)
        defer { lock?.release() }
        let read = stages.read(progress)
        let checked = stages.check(read, progress)
        let completed = stages.complete(checked)
        let suppressed = stages.suppress(completed)
        let stage = FixStage(request.fix, shown: setup.thresholds.shown, isWhole: setup.isWhole)
        return try stage.apply(to: suppressed, under: lock)
    }
}
