import ModelcDiagnostics
import ModelcSchema
import ModelcVersionLock

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
