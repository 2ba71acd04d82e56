import ModelcBase
import ModelcDiagnostics
import ModelcKit

extension StoreNewOutcome {
    /// Returns the path of the store and the number of objects of each entity, as text or as JSON.
    ///
    /// - Parameter showsNotes: whether a JSON document contains notes too.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json: ResultDocument("store new", messages, showsNotes: showsNotes, result: document).text
        }
    }

    private var text: String {
        guard let action else { return "" }
        let path = TerminalText.escaped(path)
        let first = action == .leave ? "\(path) is up to date" : "\(action.rawValue) \(path)"
        let total = objectCounts.reduce(0) { $0 + $1.count }
        let lines = total == 0 ? [] : objectCounts.map { "  \(TerminalText.escaped($0.entity)): \($0.count)" }
        let summary = "version \(TerminalText.escaped(version)), \(Counted.text(total, "object"))"
        return (["\(first): \(summary)"] + lines).map { $0 + "\n" }.joined()
    }

    private var document: JSONValue {
        [
            "path": .string(path), "version": .string(version), "action": .optional(action?.rawValue),
            "entities": .array(
                objectCounts.map { ["name": .string($0.entity), "objects": .integer($0.count)] }),
        ]
    }
}
