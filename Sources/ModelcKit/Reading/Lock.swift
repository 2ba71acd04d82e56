import ModelcDiagnostics
import ModelcSchema
import ModelcVersionLock

/// The use case: models -> their hashes -> their lock files -> a comparison, or new locks on disk.
package struct Lock: WatchedUseCase {
    package typealias Outcome = LockOutcome

    private let request: LockRequest
    private let workspace: Workspace
    /// How often a run restarts after another run has changed the lock file.
    private static let attempts = 50

    package init(_ request: LockRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the path of each model before it is read.
    /// - Throws: `RunFailure` or `UsageError` if the models are ambiguous.
    package func run(progress: ((String) -> Void)?) throws -> LockOutcome {
        let models = try ChosenModels(in: workspace).all(request.models)
        let task = try task(for: models)
        let isWriting = !task.isCheck && !request.isRehearsal
        // A version that a killed run left has not shipped.
        let lock =
            isWriting ? try WriteLock.settling(models, keeping: namedVersions, waiting: workspace.waiting) : nil
        defer { lock?.release() }
        var run = locking(models, task, lock, progress)
        for _ in 0..<Lock.attempts where run.isOvertaken { run = locking(models, task, lock, progress) }
        var outcome = LockOutcome(report: run.report, models: run.models)
        outcome.report.diagnostics = (lock?.messages(workspace.display) ?? []) + outcome.report.diagnostics
        return outcome
    }

    private var namedVersions: [String] {
        if case .add(let names) = request.task { names.sorted() } else { [] }
    }

    private func locking(
        _ models: [String], _ task: VersionLocking.Task, _ lock: WriteLock?, _ progress: ((String) -> Void)?
    ) -> VersionLocking {
        var run = VersionLocking(
            task: task, lockFile: request.lockFile.map { workspace.path($0) }, isRehearsal: request.isRehearsal,
            under: lock, in: workspace)
        for path in models {
            progress?(workspace.display.path(path))
            run.add(path)
        }
        run.finish()
        return run
    }

    private func task(for models: [String]) throws -> VersionLocking.Task {
        switch request.task {
        case .check: .check
        case .add(let names): .lock(changing: .named(names), locksCurrent: request.locksCurrent)
        case .remove(let names): .unlock(names)
        case .replace: .lock(changing: .all, locksCurrent: request.locksCurrent)
        case .accept(let states): .accept(try AcceptedStateReader(states, in: workspace).states(for: models))
        }
    }
}

/// The state of a version that may be locked.
package typealias VersionLockState = LockComparison.State
