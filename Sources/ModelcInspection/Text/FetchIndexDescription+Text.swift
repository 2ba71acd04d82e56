import ModelcSchema
import ModelcText

extension FetchIndexElementDescription {
    /// What is indexed and how; a binary index is the usual one and not named.
    var text: String {
        let subject = propertyName.map(TerminalText.name) ?? TerminalText.quoted(expression ?? "")
        let kind: String? =
            switch collation {
            case .rTree: "R-tree"
            case .binary, nil: nil
            }
        return [subject, order?.rawValue, kind].compactMap { $0 }.joined(separator: " ")
    }
}
