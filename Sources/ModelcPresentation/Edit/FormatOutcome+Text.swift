import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension FormatOutcome {
    /// The files that change, a line each, and how many were looked at.
    ///
    /// - Parameter showsDiff: whether the lines that change are shown: alone for people, with the rest for programs.
    package func text(_ format: OutputFormat, showsDiff: Bool = false, style: TextStyle = .plain) -> String {
        switch format {
        case .text where showsDiff: style.diff(diff)
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: ResultDocument("format", messages, result: document(showsDiff)).text
        }
    }

    private var lines: [String] {
        let verb = isRehearsal ? "would format" : "formatted"
        return paths.map { "\(verb) \(TerminalText.escaped($0))" } + [summary]
    }

    private var summary: String {
        let files = Counted.text(fileCount, "file")
        guard isRehearsal else { return "\(paths.count) of \(files) changed" }
        let step = paths.isEmpty ? "" : ": 'modelc format' writes them"
        return "\(paths.count) of \(files) would change\(step)"
    }

    private func document(_ showsDiff: Bool) -> JSONValue {
        .present([
            ("isDryRun", .bool(isRehearsal)), ("fileCount", .integer(fileCount)),
            ("files", .array(paths.map(JSONValue.string))), ("diff", .optional(showsDiff ? diff : nil)),
        ])
    }
}
