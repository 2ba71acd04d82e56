import ModelcKit
import ModelcText

/// What a generation did, for people.
struct GenerationText {
    let report: GenerationReport
    let action: GenerationAction
    /// Whether `--check` shows the differences themselves.
    let showsDiff: Bool
    /// What the caller calls the options that the text names.
    let wording: Wording

    var text: String {
        if report.hasErrors { return "" }
        if action.isRehearsal { return planned }
        if action.isCheck { return DriftText(drift: report.drift, showsDiff: showsDiff).text + driftSummary }
        return changes + (action.removesOrphans ? removals : "") + summary
    }

    private var changes: String {
        report.files.filter(\.action.writes).map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))\n" }.joined()
    }

    /// What a run would write.
    private var planned: String {
        let changed = report.files.filter(\.action.writes)
        let lines = changed.compactMap { file in
            file.action.wouldBe.map { "\($0) \(TerminalText.escaped(file.path))" }
        }
        return (lines + [GenerationText.unchanged(report.files.count - changed.count)]).map { $0 + "\n" }.joined()
    }

    /// How many files differ, and what to do about it; the last line.
    private var driftSummary: String {
        let drift = report.drift
        let count = drift.orphans.count + drift.files.count { $0.file.policy != .human && $0.action.isDrift }
        // Of a model with errors not all files are compared.
        guard drift.isThere else {
            return report.isPartial ? "" : "\(Counted.text(drift.files.count, "file")) up to date\n"
        }
        return "\(Counted.text(count, "file")) would change: run 'modelc generate' and commit the result\n"
    }

    private static func unchanged(_ count: Int) -> String { "\(Counted.text(count, "file")) unchanged" }

    private var removals: String { report.orphans.map { "removed \(TerminalText.escaped($0))\n" }.joined() }

    private var summary: String {
        let files = report.files
        let created = files.count { $0.action == .create }
        let updated = files.count { $0.action == .update }
        guard !files.isEmpty else {
            return "nothing to generate" + (reason.map { ": " + $0 } ?? "") + "\n"
        }
        return GenerationText.summary(created: created, updated: updated, unchanged: files.count - created - updated)
    }

    /// Why there are no files, as the first note says it; where entities have errors, these are why.
    private var reason: String? {
        if report.diagnostics.contains(where: { $0.severity == .error }) {
            return "entities were left out because of errors"
        }
        let notes = report.diagnostics.filter { $0.severity == .note }
        guard let first = notes.first else { return nil }
        let others = notes.count > 1 ? " (\(wording[.notes]) lists \(notes.count - 1) more)" : ""
        return TerminalText.escaped(first.message) + others + (first.help.map { "; " + $0 } ?? "")
    }

    /// The last line.
    static func summary(created: Int = 0, updated: Int = 0, unchanged: Int) -> String {
        "\(created) created, \(updated) updated, \(unchanged) unchanged\n"
    }
}

extension PlannedFile.Action {
    /// What a run that writes nothing says of a file; nil for one that a run would leave alone.
    var wouldBe: String? {
        switch self {
        case .create: "would create"
        case .update: "would update"
        case .leave, .keep, .refuse: nil
        }
    }
}
