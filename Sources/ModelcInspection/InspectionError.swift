import ModelcSchema
import ModelcText

/// Why there is nothing to show.
package enum InspectionError: Error, Hashable {
    /// No shown version has an entity of that name; `suggestion` is one that was probably meant.
    case unknownEntity(name: String, suggestion: String?)

    static func unknownEntity(in models: [ManagedObjectModel], name: String) -> InspectionError {
        let names = models.lazy.flatMap(\.entities).map(\.name)
        return .unknownEntity(name: name, suggestion: SpellingSuggestion.nearest(to: name, among: names))
    }

    /// One sentence for the user, safe to print, without a final stop.
    package var message: String {
        switch self {
        case .unknownEntity(let name, let suggestion):
            "there is no entity '\(TerminalText.escaped(name))'"
                + (suggestion.map { "; did you mean '\(TerminalText.escaped($0))'?" } ?? "")
        }
    }
}
