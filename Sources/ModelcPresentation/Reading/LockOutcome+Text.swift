import ModelcBase
import ModelcDiagnostics
import ModelcKit

extension LockOutcome {
    /// Returns the output for standard output, as text or as JSON.
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

    /// Returns a line for each range of consecutive versions with the same state, such as `locked Library.xcdatamodeld:
    /// Library 2 to 57 (56 versions)`.
    private func changes(_ model: LockReport.Model) -> String {
        let key = TerminalText.escaped(model.key)
        let order = VersionSequence(model.states.map(\.version))
        let changed = VersionLockState.allCases.filter { $0 != .unchanged && $0 != .accepted }
        let accepted = model.accepted.filter(\.isNew).map { accepted in
            "\(report.isRehearsal ? "would accept" : "accepted") \(key): \(TerminalText.escaped(accepted.version)) "
                + "(\(TerminalText.escaped(accepted.hashes.reason)))\n"
        }
        return
            (changed.flatMap { state in
                let names = model.states.filter { $0.state == state }.map(\.version)
                let verb = (report.isRehearsal ? state.wouldBe : nil) ?? state.rawValue
                return order.ranges(of: names).map { "\(verb) \(key): \($0.text)\n" }
            } + accepted).joined()
    }

    /// Returns the number of versions per state, such as `BookList.xcdatamodeld: 3 unchanged, 1 not-locked`.
    private func summary(_ model: LockReport.Model) -> String {
        let counts = VersionLockState.allCases.compactMap { state in
            let count = model.states.filter { $0.state == state }.count
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        guard !counts.isEmpty else { return "" }
        return "\(TerminalText.escaped(model.key)): \(counts.joined(separator: ", "))\n"
            + model.states.compactMap { fit(of: $0.version, $0.state, in: model) }.map { "  \($0)\n" }.joined()
    }

    /// Returns a line about a version with accepted hashes. The line states whether the version currently has
    /// accepted hashes or the locked ones. Nil if there are no accepted hashes for the version, or if its current
    /// hashes are neither accepted nor locked.
    private func fit(of version: String, _ state: VersionLockState, in model: LockReport.Model) -> String? {
        let accepted = model.accepted.filter { $0.version == version }
        let name = TerminalText.escaped(version)
        guard !accepted.isEmpty else { return nil }
        if let fitting = accepted.first(where: \.fits) {
            return "\(name): has accepted hashes: \(TerminalText.escaped(fitting.hashes.reason))"
        }
        guard state == .unchanged else { return nil }
        let reasons = accepted.map { TerminalText.escaped($0.hashes.reason) }.joined(separator: "; ")
        return "\(name): as it was locked; also accepted: \(reasons)"
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
                model.states.map {
                    [
                        "name": .string($0.version), "state": .string($0.state.rawValue),
                        "accepted": accepted(for: $0.version, in: model),
                    ]
                }),
        ]
    }

    private func accepted(for version: String, in model: LockReport.Model) -> JSONValue {
        .array(
            model.accepted.filter { $0.version == version }.map { accepted in
                [
                    "checksum": .string(accepted.hashes.checksum.base64), "reason": .string(accepted.hashes.reason),
                    "fits": .bool(accepted.fits), "isNew": .bool(accepted.isNew),
                ]
            })
    }
}

extension VersionLockState {
    /// The action for a version in a dry run, such as `would lock`; nil if the version would not change.
    fileprivate var wouldBe: String? {
        switch self {
        case .locked: "would lock"
        case .updated: "would lock again"
        case .removed: "would forget"
        case .unchanged, .accepted, .changed, .notLocked: nil
        }
    }
}
