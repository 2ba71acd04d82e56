import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension LockOutcome {
    /// The text for standard output.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .json: ResultDocument("lock", report.diagnostics, showsNotes: showsNotes, result: json).text
        case .text where report.isCheck: report.models.map(summary).joined()
        case .text where report.hasErrors: ""
        case .text:
            report.models.map(changes).joined()
                + report.files.map { "\(done($0.action.rawValue, if: $0.action.writes)) \($0.path)\n" }.joined()
        }
    }

    private func changes(_ model: LockReport.Model) -> String {
        let key = TerminalText.escaped(model.key)
        return model.states.filter { $0.state != .unchanged }
            .map { version, state in
                "\(done(state.rawValue, if: state != .notLocked)) \(key): \(TerminalText.name(version))\n"
            }
            .joined()
    }

    /// `locked`, or `would be locked` if nothing is written.
    private func done(_ word: String, if isChange: Bool) -> String {
        report.isRehearsal && isChange ? "would be \(word):" : word
    }

    /// `BookList.xcdatamodeld: 3 unchanged, 1 not-locked`.
    private func summary(_ model: LockReport.Model) -> String {
        let counts = VersionLockState.allCases.compactMap { state in
            let count = model.states.filter { $0.state == state }.count
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        return "\(TerminalText.escaped(model.key)): \(counts.joined(separator: ", "))\n"
    }

    private var json: JSONValue {
        [
            "isDryRun": .bool(report.isRehearsal),
            "models": .array(report.models.map(json)),
            "files": .array(report.files.map { ["path": .string($0.path), "action": .string($0.action.rawValue)] }),
        ]
    }

    private func json(_ model: LockReport.Model) -> JSONValue {
        [
            "path": .string(model.key),
            "lockFile": .string(model.lockFile),
            "versions": .array(
                model.states.map { ["name": .string($0.version), "state": .string($0.state.rawValue)] }),
        ]
    }
}
