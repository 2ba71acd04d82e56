import ModelcDiagnostics
import ModelcSchema
import ModelcVersionLock

/// The action on locked versions.
package struct LockRequest {
    package enum Task {
        /// Compares the versions with the lock file.
        case check
        /// Locks the versions that are not locked yet.
        ///
        /// - Parameter updating: the versions to lock again in their present state.
        case add(updating: Set<String>)
        /// Locks all versions again in their present state, and removes versions that no longer exist.
        case replace
        /// Accepts other hashes for locked versions; locks nothing.
        case accept(AcceptedStates)
    }

    /// The paths of the models; if empty, those of the project.
    var models: [String] = []
    var task = Task.check
    /// Whether the current version is also locked.
    package var locksCurrent = true
    /// The lock file for all models; nil for the one beside each model.
    package var lockFile: String?
    /// Whether the run is a dry run: the outcome contains what would be written.
    package var isRehearsal = false

    package init(models: [String] = [], task: Task) {
        self.models = models
        self.task = task
    }
}

/// The locked versions, and differences from their locked state.
package struct LockOutcome: ModelOutcome {
    package var report: LockReport
    /// The models that were read; excerpts are taken from their files.
    package var models: [VersionedModel]

    package var messages: [Diagnostic] { report.diagnostics }
    package var result: RunResult { report.ledger.result(hasFindings: report.hasErrors) }

    package var hasWritten: Bool { !report.isRehearsal && report.files.contains { $0.action.writes } }
}

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
        let lock = isWriting ? try WriteLock.taken(of: models, waiting: workspace.waiting) : nil
        defer { lock?.release() }
        var run = locking(models, task, lock, progress)
        for _ in 0..<Lock.attempts where run.isOvertaken { run = locking(models, task, lock, progress) }
        return LockOutcome(report: run.report, models: run.models)
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
        case .replace: .lock(changing: .all, locksCurrent: request.locksCurrent)
        case .accept(let states): .accept(try AcceptedStateReader(states, in: workspace).states(for: models))
        }
    }
}

/// The result of `modelc lock`, for the user.
package struct LockReport {
    /// The state of a model's versions.
    package struct Model {
        /// The path of the model in the lock file.
        package var key: String
        package var lockFile: String
        package var states: [(version: String, state: LockComparison.State)]
        /// The other accepted hashes, in the order of the versions.
        package var accepted: [Accepted] = []
    }

    /// Hashes that stores of a version may have, other than those that it is locked with.
    package struct Accepted {
        package var version: String
        package var hashes: AcceptedHashes
        /// Whether the version has these hashes now.
        package var fits: Bool
        /// Whether this run accepted them.
        package var isNew: Bool
    }

    package var isCheck: Bool
    /// Whether the run was a dry run: the files are unchanged.
    package var isRehearsal = false
    package var models: [Model] = []
    /// The lock files, and the action on each.
    package var files: [(path: String, action: PlannedFile.Action)] = []
    package var diagnostics: [Diagnostic] = []
    /// Errors from reading or writing.
    private(set) var ledger = RunLedger()

    /// Adds an error from reading or writing.
    mutating func addFailure(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        ledger.enter(diagnostic)
    }

    /// Adds the messages from reading a model, including the reason if it cannot be used.
    mutating func addReading(_ messages: [Diagnostic], of path: String, isUsable: Bool) {
        var read = RunLedger()
        read.enter(messages, ofReading: path, isUsable: isUsable)
        ledger.enter(read)
        diagnostics += read.messages(besides: messages)
    }

    package var hasErrors: Bool { diagnostics.hasErrors }
}

/// The state of a version that may be locked.
package typealias VersionLockState = LockComparison.State
