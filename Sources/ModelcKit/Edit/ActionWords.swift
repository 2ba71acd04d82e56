import ModelcEditing

/// The words of actions, for help.
package enum ActionWords {
    /// The words that begin an action.
    package static let verbs = ActionParser.verbs

    /// A line for each kind with its settings: `entity: --class CLASS, --abstract, ...`; kinds without settings are left out.
    package static var settings: String {
        let lines = EditAction.Kind.allCases.map { ($0.rawValue, $0.settingWords) }.filter { !$0.1.isEmpty }
        return lines.map { "  \($0): \($1.joined(separator: ", "))" }.joined(separator: "\n")
    }
}
