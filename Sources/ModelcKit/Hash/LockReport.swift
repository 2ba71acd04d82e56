import ModelcDiagnostics
import ModelcJSON
import ModelcText
import ModelcVersionLock

/// What `modelc lock` did or found, to be told to the user.
package struct LockReport {
    /// What is the case with the versions of a model.
    package struct Model {
        /// The model's path as it stands in the lock file.
        var key: String
        var lockFile: String
        var states: [(version: String, state: LockOutcome.State)]
    }

    package var isCheck: Bool
    package var models: [Model] = []
    /// The lock files and what was done with them.
    package var files: [(path: String, action: PlannedFile.Action)] = []
    package var diagnostics: [Diagnostic] = []
    /// What could not be read or written.
    package private(set) var ledger = RunLedger()

    /// Adds something that could not be read or written.
    package mutating func addFailure(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        ledger.enter(diagnostic)
    }

    /// Adds what reading a model says, among it why it cannot be used.
    package mutating func addReading(_ messages: [Diagnostic], of path: String, isUsable: Bool) {
        var read = RunLedger()
        read.enter(messages, ofReading: path, isUsable: isUsable)
        ledger.enter(read)
        diagnostics += read.messages(besides: messages)
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The text for standard output.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .json: JSONWriter.text(of: document(showsNotes: showsNotes))
        case .text where isCheck: models.map(summary).joined()
        case .text where hasErrors: ""
        case .text: models.map(changes).joined() + files.map { "\($0.action.rawValue) \($0.path)\n" }.joined()
        }
    }

    private func changes(_ model: Model) -> String {
        model.states.filter { $0.state != .unchanged }
            .map { "\($0.state.rawValue) \(TerminalText.escaped(model.key)): \(TerminalText.name($0.version))\n" }
            .joined()
    }

    /// `BookList.xcdatamodeld: 3 unchanged, 1 not-locked`.
    private func summary(_ model: Model) -> String {
        let counts = LockOutcome.State.allCases.compactMap { state in
            let count = model.states.filter { $0.state == state }.count
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        return "\(TerminalText.escaped(model.key)): \(counts.joined(separator: ", "))\n"
    }

    private func document(showsNotes: Bool) -> JSONValue {
        let shown = diagnostics.filter { $0.severity > .note || showsNotes }
        return [
            "models": .array(models.map(json)),
            "files": .array(files.map { ["path": .string($0.path), "action": .string($0.action.rawValue)] }),
            "diagnostics": .array(shown.map(\.json)),
        ]
    }

    private func json(_ model: Model) -> JSONValue {
        [
            "path": .string(model.key),
            "lockFile": .string(model.lockFile),
            "versions": .array(
                model.states.map { ["name": .string($0.version), "state": .string($0.state.rawValue)] }),
        ]
    }
}
