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
                + report.files.map {
                    "\((report.isRehearsal ? $0.action.wouldBe : nil) ?? $0.action.rawValue) \($0.path)\n"
                }
                .joined()
        }
    }

    /// `locked Library.xcdatamodeld: Library 2 to 57 (56 versions)`: a line for each run of versions of one state.
    private func changes(_ model: LockReport.Model) -> String {
        let key = TerminalText.escaped(model.key)
        let order = VersionSequence(model.states.map(\.version))
        let changed = VersionLockState.allCases.filter { $0 != .unchanged }
        return changed.flatMap { state in
            let names = model.states.filter { $0.state == state }.map(\.version)
            let verb = (report.isRehearsal ? state.wouldBe : nil) ?? state.rawValue
            return order.ranges(of: names).map { "\(verb) \(key): \($0.text)\n" }
        }
        .joined()
    }

    /// `BookList.xcdatamodeld: 3 unchanged, 1 not-locked`.
    private func summary(_ model: LockReport.Model) -> String {
        let counts = VersionLockState.allCases.compactMap { state in
            let count = model.states.filter { $0.state == state }.count
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        guard !counts.isEmpty else { return "" }
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

extension VersionLockState {
    /// What a run that writes nothing says of a version; nil for one that it would leave alone.
    fileprivate var wouldBe: String? {
        switch self {
        case .locked: "would lock"
        case .updated: "would lock again"
        case .removed: "would forget"
        case .unchanged, .changed, .notLocked: nil
        }
    }
}
