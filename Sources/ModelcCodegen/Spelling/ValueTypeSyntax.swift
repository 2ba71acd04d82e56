import ModelcSourceCode

/// Recognizes types that are made of values of the standard library and of Foundation alone, such as `[String: [Int]]`: of
/// these everybody knows that they are Sendable, Hashable and Codable. Of any other type only its author knows.
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

    /// What stands in square brackets: elements, or keys and values with a colon between them.
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
            // `[A]?, [B]` is no type, though it stands in brackets.
            if depth < 0 { return false }
        }
        return isValue(String(text))
    }

    private static let values: Set<String> = [
        "Bool", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "String", "URL", "UUID",
    ]
}

extension SwiftType {
    /// The same with what is known of it, if it is made of standard values.
    func knowing(_ syntax: ValueTypeSyntax) -> SwiftType {
        guard syntax.isValue(name) else { return self }
        var type = self
        (type.isSendable, type.isHashable, type.isCodable) = (true, true, true)
        return type
    }
}
