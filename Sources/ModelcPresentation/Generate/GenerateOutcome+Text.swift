import ModelcBase
import ModelcDiagnostics
import ModelcKit

extension GenerateOutcome {
    /// Returns the result in a format.
    ///
    /// - Parameters:
    ///   - action: the action on the files.
    ///   - showsDiff: whether `--check` shows the differences.
    ///   - showsNotes: whether a JSON document contains notes too.
    ///   - wording: the names of options in the text, such as `--store`.
    package func text(
        _ format: OutputFormat, _ action: GenerationAction, showsDiff: Bool, showsNotes: Bool,
        wording: Wording = .plain,
        style: TextStyle = .plain
    ) -> String {
        if let count = unchangedCount { return GenerationText.summary(unchanged: count) }
        switch format {
        case .json: return ResultDocument("generate", report.diagnostics, showsNotes: showsNotes, result: json).text
        case .text:
            let text = GenerationText(report: report, action: action, showsDiff: showsDiff, wording: wording).text
            return showsDiff ? style.diff(text) : text
        }
    }

    /// Returns the findings for report formats. With `--check`, the differences are findings too.
    package func findings(_ action: GenerationAction, in workspace: Workspace) -> FindingReport {
        let drift = action.isCheck ? report.drift.diagnostics(workspace.wording) : []
        return FindingReport(
            "generate", report.diagnostics + drift, sources: report.sources, exitCode: result.rawValue,
            display: workspace.display)
    }

    private var json: JSONValue {
        var members = [
            JSONMember(key: "files", value: files), JSONMember(key: "orphans", value: orphans),
            JSONMember(key: "adoption", value: report.adoption.map(\.json) ?? .null),
        ]
        if !report.swiftData.isEmpty { members.append(JSONMember(key: "swiftdata", value: report.swiftDataJSON)) }
        return .object(members)
    }

    private var files: JSONValue {
        .array(
            report.files.map { file in
                [
                    "path": .string(file.path), "policy": .string(file.file.policy.rawValue),
                    "action": .string(file.action.rawValue), "model": .string(file.model),
                ]
            })
    }

    private var orphans: JSONValue { .array(report.orphans.map(JSONValue.string)) }
}

/// Formats the result of code generation as text.
struct GenerationText {
    let report: GenerationReport
    let action: GenerationAction
    /// Whether `--check` shows the differences.
    let showsDiff: Bool
    let wording: Wording

    var text: String {
        if report.hasErrors { return "" }
        let adoption =
            report.adoption.map { AdoptionText(adoption: $0, isRehearsal: action.isRehearsal || action.isCheck).text }
            ?? ""
        if action.isRehearsal { return planned + report.swiftDataSummary + adoption }
        if action.isCheck {
            return DriftText(drift: report.drift, showsDiff: showsDiff).text + driftSummary + adoption
        }
        return changes + coverage + (action.removesOrphans ? removals : "") + report.swiftDataSummary + summary
            + adoption
    }

    /// A line for each model whose entities with Codegen Manual/None are included because `--style` is on the command
    /// line. The line names the setting to use instead.
    private var coverage: String {
        report.diagnostics.filter { $0.id == .coveredManualCodegen }.map { note in
            TerminalText.escaped(note.message) + (note.help.map { "; \($0)" } ?? "") + "\n"
        }.joined()
    }

    private var changes: String {
        report.files.filter(\.action.writes).map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))\n" }.joined()
    }

    /// The files that a run without `--dry-run` would write, one per line.
    private var planned: String {
        let changed = report.files.filter(\.action.writes)
        let lines = changed.compactMap { file in
            file.action.wouldBe.map { "\($0) \(TerminalText.escaped(file.path))" }
        }
        return (lines + [GenerationText.unchanged(report.files.count - changed.count)]).map { $0 + "\n" }.joined()
    }

    /// The last line: the number of files that differ, and what to do.
    private var driftSummary: String {
        let drift = report.drift
        let count = drift.orphans.count + drift.files.count { $0.file.policy != .human && $0.action.isDrift }
        // If the model has errors, not all files were compared.
        guard drift.isThere else {
            return report.isPartial ? "" : "\(Counted.text(drift.files.count, "file")) up to date\n"
        }
        // Without the option, a run keeps files that no entity needs anymore.
        let command = "\(ToolCommandName.generate)" + (drift.orphans.isEmpty ? "" : " \(wording[.removal])")
        return "\(Counted.text(count, "file")) would change: run '\(command)' and commit the result\n"
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

    /// The reason why there are no files: errors of entities, or else the first note; nil if there is none.
    private var reason: String? {
        if report.diagnostics.contains(where: { $0.severity == .error }) {
            return "entities were left out because of errors"
        }
        let notes = report.diagnostics.filter { $0.severity == .note }
        guard let first = notes.first else { return nil }
        let others = notes.count > 1 ? " (\(wording[.notes]) lists \(notes.count - 1) more)" : ""
        return TerminalText.escaped(first.message) + others + (first.help.map { "; " + $0 } ?? "")
    }

    /// Returns the last line: the number of created, updated and unchanged files.
    static func summary(created: Int = 0, updated: Int = 0, unchanged: Int) -> String {
        "\(created) created, \(updated) updated, \(unchanged) unchanged\n"
    }
}

extension PlannedFile.Action {
    /// The action on a file in a dry run, such as `would create`; nil if the file would not change.
    var wouldBe: String? {
        switch self {
        case .create: "would create"
        case .update: "would update"
        case .leave, .keep, .refuse: nil
        }
    }
}

/// Formats the differences between the files on disk and the generated files as text.
struct DriftText {
    let drift: Drift
    /// Whether the differences are shown as unified diffs.
    let showsDiff: Bool

    /// A line for each file that differs, and then the diffs.
    var text: String {
        let lines = drift.files.compactMap(line) + drift.orphans.map { "orphan: \($0)" }
        let diffs = showsDiff ? drift.files.compactMap(diff) : []
        return lines.map { TerminalText.escaped($0) + "\n" }.joined() + diffs.map { "\n" + $0 }.joined()
    }

    private func line(_ file: PlannedFile) -> String? {
        switch (file.action, file.file.policy) {
        case (.create, .machine), (.create, .never): "missing: \(file.path)"
        case (.create, .human): "missing-human: \(file.path)"
        case (.update, _): "changed: \(file.path)\(counts(file))"
        case (.refuse, _): "in the way: \(file.path): \(DriftText.reason(file.obstacle))"
        case (.leave, _), (.keep, _): nil
        }
    }

    private static func reason(_ obstacle: PlannedFile.Obstacle) -> String {
        switch obstacle {
        case .foreign: "modelc did not write it"
        case .humanFile: "a human file, which is never replaced"
        case .brokenLink: "a symbolic link to a file that does not exist"
        }
    }

    private func counts(_ file: PlannedFile) -> String {
        guard let old = file.oldText else { return "" }
        let counts = UnifiedDiff.counts(from: old, to: file.file.text)
        return " (+\(counts.added) -\(counts.removed))"
    }

    private func diff(_ file: PlannedFile) -> String? {
        guard let old = file.oldText else { return nil }
        let text = UnifiedDiff.text(
            from: old, to: file.file.text, oldName: file.path, newName: file.path + " (generated)")
        return DriftText.shown(text)
    }

    /// Escapes control characters in a diff, because the content of a file must not control the terminal. Tabs are
    /// kept.
    private static func shown(_ diff: String) -> String {
        diff.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false)
                .map { TerminalText.escaped(String($0)) }.joined(separator: "\t")
        }.joined(separator: "\n")
    }
}
