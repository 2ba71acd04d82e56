import ModelcDiagnostics
import ModelcDisk
import ModelcJSON
import ModelcText

/// What a generation did, to be told to the user.
package struct GenerationReport {
    package var files: [PlannedFile] = []
    /// Machine files of entities that are gone.
    package var orphans: [String] = []
    package var diagnostics: [Diagnostic]
    /// The files that diagnostics point into, for excerpts.
    package private(set) var sources: [String: SourceText]

    package init(diagnostics: [Diagnostic], sources: [String: SourceText]) {
        self.diagnostics = diagnostics
        self.sources = sources
    }

    /// Adds what is to be said of a model.
    package mutating func add(_ generation: ModelGeneration) {
        // Two entries for one model have the same to say of it.
        var known = Set(diagnostics)
        diagnostics += generation.diagnostics.filter { known.insert($0).inserted }
        sources.merge(ModelSources.texts(of: generation.reading.model.map { [$0] } ?? [])) { first, _ in first }
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    package var drift: DriftReport { DriftReport(files: files, orphans: orphans) }

    /// The text for standard output.
    package func text(_ format: OutputFormat, _ action: GenerationAction, showsNotes: Bool) -> String {
        switch format {
        case .json: JSONWriter.text(of: document(showsNotes: showsNotes))
        case .text where hasErrors: ""
        case .text where action.isRehearsal:
            files.map { TerminalText.escaped(PathText.absolute($0.path)) + "\n" }.joined()
        case .text where action.isCheck: drift.text
        case .text: changes + (action.removesOrphans ? removals : "") + summary
        }
    }

    private func document(showsNotes: Bool) -> JSONValue {
        let shown = diagnostics.filter { $0.severity > .note || showsNotes }
        return [
            "files": .array(
                files.map { file in
                    [
                        "path": .string(file.path), "policy": .string(file.file.policy.rawValue),
                        "action": .string(file.action.rawValue), "model": .string(file.model),
                    ]
                }),
            "orphans": .array(orphans.map(JSONValue.string)),
            "diagnostics": .array(shown.map(\.json)),
        ]
    }

    private var changes: String {
        files.filter(\.action.writes).map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))\n" }.joined()
    }

    private var removals: String { orphans.map { "removed \(TerminalText.escaped($0))\n" }.joined() }

    private var summary: String {
        let created = count(.create)
        let updated = count(.update)
        let untouched = files.count - created - updated
        guard !files.isEmpty else { return "nothing to generate" + (hasNotes ? "; --notes says why" : "") + "\n" }
        return GenerationReport.summary(created: created, updated: updated, unchanged: untouched)
    }

    /// The last line for people.
    package static func summary(created: Int = 0, updated: Int = 0, unchanged: Int) -> String {
        "\(created) created, \(updated) updated, \(unchanged) unchanged\n"
    }

    private var hasNotes: Bool { diagnostics.contains { $0.severity == .note } }

    private func count(_ action: PlannedFile.Action) -> Int { files.filter { $0.action == action }.count }
}

/// How the files on disk differ from what would be generated (`generate --check`).
package struct DriftReport {
    let files: [PlannedFile]
    /// Machine files of entities that are gone.
    let orphans: [String]

    /// Whether anything differs that a run would change.
    var hasDrift: Bool {
        !orphans.isEmpty || files.contains { $0.file.policy != .human && $0.action.isDrift }
    }

    /// A line for each difference, then the changes as unified diffs.
    var text: String {
        let lines = files.compactMap(line) + orphans.map { "orphan: \($0)" }
        let diffs = files.compactMap(diff)
        return lines.map { TerminalText.escaped($0) + "\n" }.joined() + diffs.map { "\n" + $0 }.joined()
    }

    private func line(_ file: PlannedFile) -> String? {
        switch (file.action, file.file.policy) {
        case (.create, .machine), (.create, .never): "missing: \(file.path)"
        case (.create, .human): "missing-human: \(file.path)"
        case (.update, _), (.refuse, _): "changed: \(file.path)\(counts(file))"
        case (.leave, _), (.keep, _): nil
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
        return DriftReport.shown(text)
    }

    /// The diff for people: whatever is in the files, it must not steer a terminal. Tabs stay.
    private static func shown(_ diff: String) -> String {
        diff.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false)
                .map { TerminalText.escaped(String($0)) }.joined(separator: "\t")
        }.joined(separator: "\n")
    }
}
