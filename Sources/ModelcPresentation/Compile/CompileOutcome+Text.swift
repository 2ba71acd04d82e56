import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension CompileOutcome {
    /// What was done: for people one line a file.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json: ResultDocument("compile", messages, showsNotes: showsNotes, result: document).text
        }
    }

    private var text: String {
        if isRehearsal { return listing }
        if let unchangedCount { return "unchanged: \(Counted.text(unchangedCount, "file"))\n" }
        guard result == .done else { return "" }
        let changed = files.filter(\.action.isDrift)
        let lines =
            changed.map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))" }
            + removed.map { "removed \(TerminalText.escaped($0))" }
        let rest = files.count - changed.count
        let summary = rest > 0 ? ["unchanged: \(Counted.text(rest, "file"))"] : []
        return (lines + summary).map { $0 + "\n" }.joined()
    }

    /// The files that would be written; those that are as they should be are not among them.
    private var listing: String {
        let changed = files.filter(\.action.isDrift)
        let lines =
            changed.map { "\($0.action.wouldBe ?? "refused") \(TerminalText.escaped($0.path))" }
            + removed.map { "would remove \(TerminalText.escaped($0))" }
        let summary =
            lines.isEmpty
            ? "\(Counted.text(files.count, "file")) up to date"
            : "\(Counted.text(lines.count, "file")) would change: '\(ToolCommandName.compile)' writes them"
        guard result != .failed, !files.isEmpty || !lines.isEmpty else { return "" }
        return (lines + [summary]).map { $0 + "\n" }.joined()
    }

    private var document: JSONValue {
        [
            "isDryRun": .bool(isRehearsal), "isUpToDate": .bool(unchangedCount != nil),
            "files": .array(files.map { ["path": .string($0.path), "action": .string($0.action.rawValue)] }),
            "removed": .array(removed.map(JSONValue.string)),
        ]
    }
}

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
