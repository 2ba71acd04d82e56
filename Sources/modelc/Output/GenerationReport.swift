import ModelcDiagnostics
import ModelcJSON
import ModelcSchema

/// What a generation did, to be told to the user.
struct GenerationReport {
    var model: VersionedModel?
    var files: [PlannedFile] = []
    /// Machine files of entities that are gone.
    var orphans: [String] = []
    var diagnostics: [Diagnostic]

    init(model: VersionedModel?, diagnostics: [Diagnostic]) {
        self.model = model
        self.diagnostics = diagnostics
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    var drift: DriftReport { DriftReport(files: files, orphans: orphans) }

    /// The text for standard output.
    func text(_ format: OutputFormat, _ arguments: OutputArguments, showsNotes: Bool) -> String {
        switch format {
        case .json: JSONWriter.text(of: document(showsNotes: showsNotes))
        case .text where hasErrors: ""
        case .text where arguments.dryRun: files.map { OutputFolders.absolute($0.path) + "\n" }.joined()
        case .text where arguments.check: drift.text
        case .text: changes + (arguments.prune ? removals : "") + summary
        }
    }

    private func document(showsNotes: Bool) -> JSONValue {
        let shown = diagnostics.filter { $0.severity > .note || showsNotes }
        return [
            "files": .array(
                files.map { file in
                    [
                        "path": .string(file.path), "policy": .string(file.file.policy.rawValue),
                        "action": .string(file.action.rawValue),
                    ]
                }),
            "orphans": .array(orphans.map(JSONValue.string)),
            "diagnostics": .array(shown.map(\.json)),
        ]
    }

    private var changes: String {
        files.filter(\.action.writes).map { "\($0.action.rawValue) \($0.path)\n" }.joined()
    }

    private var removals: String { orphans.map { "removed \($0)\n" }.joined() }

    private var summary: String {
        let created = count(.create)
        let updated = count(.update)
        let untouched = files.count - created - updated
        guard !files.isEmpty else { return "nothing to generate" + (hasNotes ? "; --notes says why" : "") + "\n" }
        return "\(created) created, \(updated) updated, \(untouched) unchanged\n"
    }

    private var hasNotes: Bool { diagnostics.contains { $0.severity == .note } }

    private func count(_ action: PlannedFile.Action) -> Int { files.filter { $0.action == action }.count }
}
