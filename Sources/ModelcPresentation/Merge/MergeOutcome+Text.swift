import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension MergeOutcome {
    /// How the merge ended, in one line, or the conflicts as a document.
    package func text(_ format: OutputFormat) -> String {
        switch format {
        case .text: "\(verb) \(TerminalText.escaped(name)): \(summary)\n"
        case .json: ResultDocument("merge", diagnostics, result: document).text
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
                        "subject": .string(conflict.subject), "ours": .array(conflict.ours.map(JSONValue.string)),
                        "theirs": .array(conflict.theirs.map(JSONValue.string)),
                        "theirXML": .optional(conflict.theirText), "line": .optional(conflict.position?.line),
                    ]
                }),
        ]
    }
}

extension MergeSetupOutcome {
    /// What git was told, a line each.
    package func text(_ format: OutputFormat) -> String {
        switch format {
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: ResultDocument("merge-install", [], result: document).text
        }
    }

    private var lines: [String] {
        let would = isRehearsal ? "would " : ""
        let file = attributes.map { TerminalText.escaped($0) }
        let added = missing.map { "\(would)add\(isRehearsal ? "" : "ed") to \(file ?? ""): \($0)" }
        let unchanged = missing.isEmpty ? file.map { ["unchanged \($0)"] } ?? [] : []
        let scope = isForUser ? " --global" : ""
        return added + unchanged
            + settings.map { setting in
                setting.isKnown
                    ? "unchanged \(setting.name)"
                    : "\(would)\(isRehearsal ? "run" : "ran") git config\(scope) \(setting.name) '\(setting.value)'"
            }
    }

    private var document: JSONValue {
        [
            "isDryRun": .bool(isRehearsal), "isForUser": .bool(isForUser), "attributes": .optional(attributes),
            "added": .array(missing.map(JSONValue.string)),
            "settings": .array(
                settings.map { ["name": .string($0.name), "value": .string($0.value), "isKnown": .bool($0.isKnown)] }),
        ]
    }
}
