import ModelcDiagnostics
import ModelcSourceCode

/// Recognizes types that consist only of standard library and Foundation values, such as `[String: [Int]]`. These are
/// known to be Sendable, Hashable and Codable. For other types, this is not known.
struct ValueTypeSyntax {
    let names: StandardNames

    func isValue(_ text: String) -> Bool {
        let text = SwiftText.trimmed(text)
        if text.hasSuffix("?") { return isValue(String(text.dropLast())) }
        if text.hasPrefix("["), text.hasSuffix("]") { return isCollection(text.dropFirst().dropLast()) }
        if text.hasPrefix("Set<"), text.hasSuffix(">") {
            return names.isUnshadowed("Set") && isValue(String(text.dropFirst(4).dropLast()))
        }
        return ValueTypeSyntax.values.contains(text) && names.isUnshadowed(text)
    }

    /// Whether the text in square brackets is a valid element type, or a valid key type and value type separated by a
    /// colon.
    private func isCollection(_ text: Substring) -> Bool {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[", "<": depth += 1
            case "]", ">": depth -= 1
            case ":" where depth == 0:
                return isValue(String(text[..<index])) && isValue(String(text[text.index(after: index)...]))
            default: break
            }
            // `[A]?, [B]` begins and ends with brackets but is not a type.
            if depth < 0 { return false }
        }
        return isValue(String(text))
    }

    private static let values: Set<String> = [
        "Bool", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "String", "URL", "UUID",
    ]
}
