import ModelcKit
import ModelcText

/// How the files on disk differ from what would be generated, for people.
struct DriftText {
    let drift: Drift
    /// Whether the differences themselves are shown, as unified diffs.
    let showsDiff: Bool

    /// A line for each file that differs, then the diffs.
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

    /// The diff for people: whatever is in the files, it must not steer a terminal. Tabs stay.
    private static func shown(_ diff: String) -> String {
        diff.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false)
                .map { TerminalText.escaped(String($0)) }.joined(separator: "\t")
        }.joined(separator: "\n")
    }
}
