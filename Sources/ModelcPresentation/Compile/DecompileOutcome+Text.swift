import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension DecompileOutcome {
    /// What was made and what is missing from it.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json: ResultDocument("decompile", messages, showsNotes: showsNotes, result: document).text
        }
    }

    private var text: String {
        let files = files.map { "\(isRehearsal ? "would create" : "created") \(TerminalText.escaped($0))\n" }.joined()
        let losses = losses.map { "  - \($0)\n" }.joined()
        return files + "\nNot in a compiled file, so not in this source:\n" + losses
    }

    private var document: JSONValue {
        [
            "path": .string(path), "isDryRun": .bool(isRehearsal), "files": .array(files.map(JSONValue.string)),
            "losses": .array(losses.map(JSONValue.string)),
        ]
    }
}
