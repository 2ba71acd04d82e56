import ModelcEditing

/// The words of actions, for help.
package enum ActionWords {
    /// The words that begin an action.
    package static let verbs = ActionParser.verbs

    /// The words that can be at a place of a command line: a verb, or the kinds behind one.
    package static func next(in words: [String], at index: Int) -> [String] {
        guard let verb = words.prefix(index).lastIndex(where: ActionParser.verbs.contains) else {
            return ActionParser.verbs
        }
        return index == verb + 1 ? EditAction.Kind.allCases.map(\.rawValue) : []
    }

    /// A line for each kind with its settings: `entity: --class CLASS, --abstract, ...`; kinds without settings are left out.
    package static var settings: String {
        let lines = EditAction.Kind.allCases.map { ($0.rawValue, $0.settingWords) }.filter { !$0.1.isEmpty }
        return lines.map { "  \($0): \($1.joined(separator: ", "))" }.joined(separator: "\n")
    }
}
