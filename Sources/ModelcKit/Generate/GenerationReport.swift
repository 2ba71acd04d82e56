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
