import ModelcBase
import ModelcDiagnostics
import ModelcEditing

/// The words of actions, for help.
package enum ActionWords {
    /// The words that begin an action.
    package static let verbs = ActionParser.verbs

    /// Returns the words that can occur at an index of a command line: a verb, or the kinds after one.
    package static func next(in words: [String], at index: Int) -> [String] {
        guard let verb = words.prefix(index).lastIndex(where: ActionParser.verbs.contains) else {
            return ActionParser.verbs
        }
        return index == verb + 1 ? EditAction.Kind.allCases.map(\.rawValue) : []
    }

    /// Each kind with its settings, as in `entity: --class CLASS, --abstract, ...`, in lines for a narrow terminal. Kinds
    /// without settings are omitted.
    package static var settings: String {
        let kinds = EditAction.Kind.allCases.map { ($0.rawValue, $0.settingWords) }.filter { !$0.1.isEmpty }
        return kinds.map { folded("  \($0):", $1) }.joined(separator: "\n")
    }

    /// Whether a word of a command line is a setting of some kind, or is spelled like one.
    package static func mayBeSetting(_ word: String) -> Bool {
        let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
        return EditAction.Kind.allCases.contains { $0.hasSetting(like: name) }
    }

    private static let lineLength = 78

    private static func folded(_ start: String, _ words: [String]) -> String {
        var lines = [start]
        for (index, word) in words.enumerated() {
            let text = index == words.count - 1 ? word : word + ","
            let line = "\(lines[lines.count - 1]) \(text)"
            if line.utf8.count <= lineLength { lines[lines.count - 1] = line } else { lines.append("    " + text) }
        }
        return lines.joined(separator: "\n")
    }
}
