import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension SetupOutcome {
    /// The files, what is to be added to those that are there, and the next commands.
    package func text(_ format: OutputFormat) -> String {
        switch format {
        case .text: files.map(text).joined() + next
        case .json: ResultDocument("init", messages, result: document).text
        }
    }

    private func text(_ file: File) -> String {
        let path = TerminalText.escaped(file.path)
        switch file.action {
        case .create, .update: return "\(isRehearsal ? "would create" : "created") \(path)\n"
        case .leave: return "unchanged \(path)\n"
        case .keep, .refuse:
            guard !file.missing.isEmpty else { return "kept \(path): it exists\n" }
            return "kept \(path): it exists; add to it:\n\n"
                + file.missing.map { ($0.isEmpty ? "" : "    " + $0) + "\n" }.joined() + "\n"
        }
    }

    private var next: String {
        guard !isRehearsal else { return "" }
        let edits = files.filter(\.needsEdit).map { "complete the line with EDIT: in \(TerminalText.escaped($0.path))" }
        return (edits + commands).map { "next: \($0)\n" }.joined()
    }

    private var commands: [String] { (generatesByCommand ? ["modelc generate"] : []) + ["modelc check"] }

    private var document: JSONValue {
        [
            "files": .array(
                files.map { file in
                    [
                        "path": .string(file.path),
                        "action": .string(file.action == .refuse ? "kept" : file.action.rawValue),
                        "missing": .array(file.missing.map(JSONValue.string)), "needsEdit": .bool(file.needsEdit),
                    ]
                }),
            "next": .array(commands.map(JSONValue.string)),
        ]
    }
}
