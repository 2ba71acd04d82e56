import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension FormatOutcome {
    /// The files that change, a line each, and how many were looked at.
    package func text(_ format: OutputFormat) -> String {
        switch format {
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: ResultDocument("format", messages, result: document).text
        }
    }

    private var lines: [String] {
        let verb = isRehearsal ? "would format" : "formatted"
        return paths.map { "\(verb) \(TerminalText.escaped($0))" } + [summary]
    }

    private var summary: String {
        let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
        guard isRehearsal else { return "\(paths.count) of \(files) changed" }
        let step = paths.isEmpty ? "" : ": 'modelc format' writes them"
        return "\(paths.count) of \(files) would change\(step)"
    }

    private var document: JSONValue {
        [
            "isDryRun": .bool(isRehearsal), "fileCount": .integer(fileCount),
            "files": .array(paths.map(JSONValue.string)),
        ]
    }
}
