import ModelcDiagnostics
import ModelcSchema
import ModelcVersionLock

/// The report of `modelc lock`.
package struct LockReport {
    /// A model, and for each of its versions the result of comparing it with the lock file.
    package struct Model {
        /// The path of the model in the lock file. It is relative to the folder of the lock file.
        package var key: String
        package var lockFile: String
        package var states: [(version: String, state: LockComparison.State)]
        /// The accepted hashes, without the locked ones, in the order of the versions.
        package var accepted: [Accepted] = []
    }

    /// Hashes that are accepted for a version in addition to its locked hashes. Some stores of the version may have
    /// them.
    package struct Accepted {
        package var version: String
        package var hashes: AcceptedHashes
        /// Whether the version in the bundle now has these hashes.
        package var fits: Bool
        /// Whether this run added the hashes to the lock file.
        package var isNew: Bool
    }

    package var isCheck: Bool
    /// Whether the run was a dry run: the files are unchanged.
    package var isRehearsal = false
    package var models: [Model] = []
    /// The paths of the lock files, and the action taken on each file. In a dry run, this is the action that would be
    /// taken.
    package var files: [(path: String, action: PlannedFile.Action)] = []
    package var diagnostics: [Diagnostic] = []
    /// The errors from reading or writing files.
    private(set) var ledger = RunLedger()

    /// Adds an error from reading or writing a file.
    mutating func addFailure(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        ledger.enter(diagnostic)
    }

    /// Adds the messages from reading a model. If the model cannot be used and there is no error yet, adds one.
    mutating func addReading(_ messages: [Diagnostic], of path: String, isUsable: Bool) {
        var read = RunLedger()
        read.enter(messages, ofReading: path, isUsable: isUsable)
        ledger.enter(read)
        diagnostics += read.messages(besides: messages)
    }

    package var hasErrors: Bool { diagnostics.hasErrors }
}
