import ModelcBase
import ModelcDiagnostics

/// The use case: settings -> models -> findings -> changes, shown or on disk. Lint reports the remaining findings afterwards.
package struct LintFix: WatchedUseCase {
    package typealias Outcome = LintFixOutcome

    private let request: LintFixRequest
    private let workspace: Workspace

    package init(_ request: LintFixRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the path of each model before it is linted.
    /// - Throws: `RunFailure` or `UsageError` if the settings name something that does not exist.
    package func run(progress: ((String) -> Void)?) throws -> LintFixOutcome {
        let setup = try LintSetup(request.lint, workspace)
        let session = setup.session
        // A version that a killed run left would count as changed by the user once it is fixed.
        let lock = request.fix.showsDiff ? nil : try settlingLock(of: session.models)
        defer { lock?.release() }
        let stage = FixStage(request.fix, shown: setup.thresholds.shown, isWhole: setup.isWhole)
        guard let lock else { return try stage.apply(to: setup.linted(session, progress), under: nil) }
        return try lock.reportingSettled(workspace.display) {
            var outcome = try stage.apply(to: setup.linted(session, progress), under: lock)
            outcome.messages = lock.messages(workspace.display) + outcome.messages
            return outcome
        }
    }

    private func settlingLock(of models: [String]) throws(RunFailure) -> WriteLock {
        let named = if case .named(let names) = request.lint.versions { names } else { [String]() }
        return try WriteLock.settling(models, keeping: named, waiting: workspace.waiting)
    }
}
