import ModelcDiagnostics
import ModelcSchema
import ModelcVersionLock

/// The use case of locking versions: computes the hashes of the models, and compares them with the lock files or
/// updates the lock files.
package struct Lock: WatchedUseCase {
    package typealias Outcome = LockOutcome

    private let request: LockRequest
    private let workspace: Workspace
    /// The maximum number of attempts. A new attempt is made if another run has changed the lock file.
    private static let attempts = 50

    package init(_ request: LockRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the path of each model before it is read.
    /// - Throws: `RunFailure` or `UsageError` if the models cannot be determined.
    package func run(progress: ((String) -> Void)?) throws -> LockOutcome {
        let models = try ChosenModels(in: workspace).all(request.models)
        let task = try task(for: models)
        let isWriting = !task.isCheck && !request.isRehearsal
        // Takes the write lock and first removes or completes versions that killed runs left. Such versions have not
        // shipped and must not be locked.
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
            namesModels: models.count > 1, under: lock, in: workspace)
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
        case .store(let stored): .store(try stored.state(for: models, in: workspace))
        case .replace: .lock(changing: .all, locksCurrent: request.locksCurrent)
        case .accept(let states): .accept(try AcceptedStateReader(states, in: workspace).states(for: models))
        }
    }
}

/// The result of comparing a version with the lock file.
package typealias VersionLockState = LockComparison.State
