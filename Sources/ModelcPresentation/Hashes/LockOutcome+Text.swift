import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension LockOutcome {
    /// The text for standard output.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .json: JSONWriter.text(of: document(showsNotes: showsNotes))
        case .text where report.isCheck: report.models.map(summary).joined()
        case .text where report.hasErrors: ""
        case .text:
            report.models.map(changes).joined() + report.files.map { "\($0.action.rawValue) \($0.path)\n" }.joined()
        }
    }

    private func changes(_ model: LockReport.Model) -> String {
        model.states.filter { $0.state != .unchanged }
            .map { "\($0.state.rawValue) \(TerminalText.escaped(model.key)): \(TerminalText.name($0.version))\n" }
            .joined()
    }

    /// `BookList.xcdatamodeld: 3 unchanged, 1 not-locked`.
    private func summary(_ model: LockReport.Model) -> String {
        let counts = VersionLockState.allCases.compactMap { state in
            let count = model.states.filter { $0.state == state }.count
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        return "\(TerminalText.escaped(model.key)): \(counts.joined(separator: ", "))\n"
    }

    private func document(showsNotes: Bool) -> JSONValue {
        let shown = report.diagnostics.filter { $0.severity > .note || showsNotes }
        return [
            "models": .array(report.models.map(json)),
            "files": .array(report.files.map { ["path": .string($0.path), "action": .string($0.action.rawValue)] }),
            "diagnostics": .array(shown.map(\.json)),
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
