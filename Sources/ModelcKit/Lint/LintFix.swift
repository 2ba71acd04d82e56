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
        // A version that a killed run left would count as changed by the user once it is fixed.
        let lock = request.fix.showsDiff ? nil : try settlingLock(of: stages.models.paths)
        defer { lock?.release() }
        let read = stages.read(progress)
        let checked = stages.check(read, progress)
        let completed = stages.complete(checked)
        let suppressed = stages.suppress(completed)
        let stage = FixStage(request.fix, shown: setup.thresholds.shown, isWhole: setup.isWhole)
        guard let lock else { return try stage.apply(to: suppressed, under: nil) }
        return try lock.reportingSettled(workspace.display) {
            var outcome = try stage.apply(to: suppressed, under: lock)
            outcome.messages = lock.messages(workspace.display) + outcome.messages
            return outcome
        }
    }

    private func settlingLock(of models: [String]) throws(RunFailure) -> WriteLock {
        let named = if case .named(let names) = request.lint.versions { names } else { [String]() }
        return try WriteLock.settling(models, keeping: named, waiting: workspace.waiting)
    }
}
