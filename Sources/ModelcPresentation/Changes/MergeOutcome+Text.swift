import ModelcBase
import ModelcDiagnostics
import ModelcKit

extension MergeOutcome {
    /// Returns the result of the merge in one line, or the conflicts as a JSON document.
    package func text(_ format: OutputFormat) -> String {
        switch format {
        case .text: "\(verb) \(TerminalText.escaped(name)): \(summary)\n"
        case .json: ResultDocument("merge", messages, result: document).text
        }
    }

    private var verb: String { isRehearsal ? "would merge" : "merged" }

    private var summary: String {
        switch conflicts.count {
        case 0: "no conflicts"
        case 1: "1 conflict"
        default: "\(conflicts.count) conflicts"
        }
    }

    private var document: JSONValue {
        [
            "file": .string(name), "isDryRun": .bool(isRehearsal), "isChanged": .bool(bytes != old),
            "conflicts": .array(
                conflicts.map { conflict in
                    [
                        "subject": .string(conflict.subject), "problem": .optional(conflict.problem),
                        "ours": .array(conflict.ours.map(JSONValue.string)),
                        "theirs": .array(conflict.theirs.map(JSONValue.string)),
                        "theirXML": .optional(conflict.theirText), "line": .optional(conflict.position?.line),
                    ]
                }),
        ]
    }
}

extension MergeSetupOutcome {
    /// The changes to git's configuration and attributes, one per line.
    package var text: String { lines.map { $0 + "\n" }.joined() }

    private var lines: [String] {
        let file = TerminalText.escaped(attributes ?? "")
        let added = missing.map { "\(isRehearsal ? "would add" : "added") to \(file): \($0)" }
        let unchanged = missing.isEmpty && attributes != nil ? ["unchanged \(file)"] : []
        return added + unchanged + settings.map(line)
    }

    private func line(_ setting: Setting) -> String {
        if setting.isKnown { return "unchanged \(setting.name)" }
        let scope = isForUser ? "for all repositories" : "for this clone"
        let old = setting.old.isEmpty ? "" : ", in place of: " + setting.old.joined(separator: ", ")
        return TerminalText.escaped(
            "\(isRehearsal ? "would set" : "set") \(setting.name) \(scope): \(setting.value)\(old)")
    }
}

extension TextConversionOutcome {
    /// The content for standard output: the lines of a model, or the file unchanged. It ends with a line feed unless
    /// the file is empty.
    package var bytes: [UInt8] {
        switch self {
        case .model(let model, let conflicts):
            (conflicts + ModelLines(model).lines).flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
        case .asItIs(let bytes, _): bytes
        }
    }
}
