import ModelcBase
import ModelcDiagnostics

/// The use case of fixing findings: runs the stages read, check, complete and suppress of `Lint`, then writes or shows
/// the changes. `Lint` runs afterwards and reports the remaining findings.
package struct LintFix: WatchedUseCase {
    package typealias Outcome = LintFixOutcome

    private let request: LintFixRequest
    private let workspace: Workspace

    package init(_ request: LintFixRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the path of each model, once before it is read and once before it is checked.
    /// - Throws: `RunFailure` or `UsageError` if the settings name something that does not exist.
    package func run(progress: ((String) -> Void)?) throws -> LintFixOutcome {
        let setup = try LintSetup(request.lint, workspace)
        let stages = LintStages(setup)
        // Takes the write lock and first removes or completes versions that killed runs left. Otherwise a fix in such a
        // version would look as if the user had edited it.
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
