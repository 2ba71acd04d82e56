import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension NewModelOutcome {
    /// The files, and the next commands.
    package func text(_ format: OutputFormat) -> String {
        switch format {
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: ResultDocument("new", [], result: document).text
        }
    }

    private var lines: [String] {
        let made = files.map { "\(isRehearsal ? "would create" : "created") \(TerminalText.escaped($0))" }
        return isRehearsal ? made : made + next.map { "next: \($0)" }
    }

    private var next: [String] {
        let model = name.map { " " + ShellWord.quoted($0) } ?? ""
        guard !entities.isEmpty else { return ["modelc edit\(model) add entity Book"] }
        let attribute = nextAttribute.map { "modelc edit\(model) add attribute \($0) String" }
        return [attribute, "modelc inspect\(model)"].compactMap { $0 }
    }

    private var document: JSONValue {
        [
            "model": .string(path), "isDryRun": .bool(isRehearsal),
            "entities": .array(entities.map(JSONValue.string)), "files": .array(files.map(JSONValue.string)),
            "next": .array(next.map(JSONValue.string)),
        ]
    }
}
