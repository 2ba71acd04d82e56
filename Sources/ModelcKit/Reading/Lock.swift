import ModelcDiagnostics
import ModelcSchema
import ModelcVersionLock

/// What is to be done about the versions that shipped.
package struct LockRequest {
    package enum Task {
        /// Compare them with what the lock file says.
        case check
        /// Lock those that are not locked yet.
        ///
        /// - Parameter updating: the versions that are locked again as they are now.
        case add(updating: Set<String>)
        /// Lock all versions again as they are now, and forget what is gone.
        case replace
        /// Accept other hashes for locked versions, and lock nothing.
        case accept(AcceptedStates)
    }

    /// The paths of the models; none for those of the project.
    var models: [String] = []
    var task = Task.check
    /// Whether the current version is locked, too.
    package var locksCurrent = true
    /// The lock file for all models; nil for the one beside each.
    package var lockFile: String?
    /// Whether nothing is written: the outcome says what would be.
    package var isRehearsal = false

    package init(models: [String] = [], task: Task) {
        self.models = models
        self.task = task
    }
}

/// What was locked, or is not as it was locked.
package struct LockOutcome: ModelOutcome {
    package var report: LockReport
    /// The models that were read, for excerpts of their files.
    package var models: [VersionedModel]

    package var messages: [Diagnostic] { report.diagnostics }
    package var result: RunResult { report.ledger.result(hasFindings: report.hasErrors) }

    package var hasWritten: Bool { !report.isRehearsal && report.files.contains { $0.action.writes } }
}

/// The use case: models -> their hashes -> their lock files -> comparison, or new locks on disk.
package struct Lock: WatchedUseCase {
    package typealias Outcome = LockOutcome

    private let request: LockRequest
    private let workspace: Workspace
    /// How often a run is begun anew that another one has overtaken.
    private static let attempts = 50

    package init(_ request: LockRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the path of each model before it is read.
    /// - Throws: `RunFailure` or `UsageFault` where it is not clear which models are meant.
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

/// What `modelc lock` did or found, for the user.
package struct LockReport {
    /// What is the case with the versions of a model.
    package struct Model {
        /// The model's path as it is in the lock file.
        package var key: String
        package var lockFile: String
        package var states: [(version: String, state: LockComparison.State)]
        /// The other hashes that are accepted, in the order of the versions.
        package var accepted: [Accepted] = []
    }

    /// Hashes that stores of a version may have besides those that it is locked with.
    package struct Accepted {
        package var version: String
        package var hashes: AcceptedHashes
        /// Whether the version has these hashes now.
        package var fits: Bool
        /// Whether the run has accepted them.
        package var isNew: Bool
    }

    package var isCheck: Bool
    /// Whether the files were left as they are.
    package var isRehearsal = false
    package var models: [Model] = []
    /// The lock files and what was done with them.
    package var files: [(path: String, action: PlannedFile.Action)] = []
    package var diagnostics: [Diagnostic] = []
    /// What could not be read or written.
    private(set) var ledger = RunLedger()

    /// Adds something that could not be read or written.
    mutating func addFailure(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        ledger.enter(diagnostic)
    }

    /// Adds what reading a model says, among it why it cannot be used.
    mutating func addReading(_ messages: [Diagnostic], of path: String, isUsable: Bool) {
        var read = RunLedger()
        read.enter(messages, ofReading: path, isUsable: isUsable)
        ledger.enter(read)
        diagnostics += read.messages(besides: messages)
    }

    package var hasErrors: Bool { diagnostics.hasErrors }
}

/// What is the case with a version that may be locked.
package typealias VersionLockState = LockComparison.State
