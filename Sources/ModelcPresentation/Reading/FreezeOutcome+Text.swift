import ModelcBase
import ModelcDiagnostics
import ModelcKit

extension FreezeOutcome {
    /// Returns the result as text or as JSON.
    ///
    /// - Parameter showsNotes: whether a JSON document contains notes too.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: ResultDocument("freeze", messages, showsNotes: showsNotes, result: json).text
        }
    }

    private var lines: [String] {
        var lines: [String] = []
        if let name, let path {
            switch action {
            case .created: lines.append((isRehearsal ? "Would write " : "Wrote ") + path)
            case .unchanged: lines.append("\(path) has this version already.")
            case .none: if result == .done { lines.append("The models are frozen as \(name).") }
            }
            if let checksum, result == .done {
                lines.append("checksum \(checksum.base64)" + (isVerified ? "" : " (not verified)"))
            }
        }
        let unchanged = checked.count(where: \.isUnchanged)
        if !checked.isEmpty {
            lines.append("\(unchanged) of \(Counted.text(checked.count, "frozen version")) unchanged.")
        }
        return lines
    }

    private var json: JSONValue {
        [
            "version": .optional(name), "path": .optional(path), "action": .string(action.rawValue),
            "isDryRun": .bool(isRehearsal), "checksum": .optional(checksum?.base64), "isVerified": .bool(isVerified),
            "sharedTypes": .array(sharedTypes.map(JSONValue.string)),
            "checked": .array(
                checked.map { ["version": .string($0.name), "isUnchanged": .bool($0.isUnchanged)] }),
        ]
    }
}
