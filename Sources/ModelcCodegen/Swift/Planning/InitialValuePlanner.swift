import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Decides the value that an attribute of a new object gets (`modelc.onInsert`).
struct InitialValuePlanner {
    let names: StandardNames

    /// - Parameter property: the attribute as it is generated.
    /// - Returns: nil where the user info asks for no value, or for one that cannot be.
    func plan(
        _ attribute: AttributeDescription, _ property: GeneratedProperty, of owner: String,
        diagnostics: inout DiagnosticCollector
    ) -> GeneratedInitialValue? {
        guard !attribute.userInfo.isEmpty, let text = attribute.userInfo[.onInsert] else { return nil }
        let place = ModelPlace(attribute, of: owner)
        if let fault = fault(of: SwiftText.trimmed(text), attribute, property) {
            diagnostics.report(
                .invalidUserInfoValue, .error,
                "value '\(text)' of user info key 'modelc.onInsert' of '\(place.path)' cannot be used: \(fault.why)",
                at: place, help: fault.help)
            return nil
        }
        return value(SwiftText.trimmed(text), attribute, property)
    }

    private func value(
        _ text: String, _ attribute: AttributeDescription, _ property: GeneratedProperty
    ) -> GeneratedInitialValue {
        let type = property.keyType?.name ?? property.type.name
        switch text {
        case "uuid":
            let expression = names.foundation("UUID") + "()" + (attribute.type == .string ? ".uuidString" : "")
            return GeneratedInitialValue(
                expression: expression, type: attribute.type.swiftType(names)?.name ?? type, stored: "value")
        case "now":
            return GeneratedInitialValue(expression: type + "()", type: type, stored: "value")
        default:
            return GeneratedInitialValue(
                expression: text, type: type, stored: stored(attribute.type, property.conversion))
        }
    }

    private func stored(_ type: AttributeType, _ conversion: ValueConversion) -> String {
        if type == .decimal { return "NSDecimalNumber(decimal: value)" }
        switch conversion {
        case .rawValue: return "value.rawValue"
        case .composite: return "value.dictionary"
        case .none, .cast, .float, .decimal, .timeInterval, .json: return "value"
        }
    }

    private func fault(
        of text: String, _ attribute: AttributeDescription, _ property: GeneratedProperty
    ) -> (why: String, help: String)? {
        if attribute.isDerived { return ("the store computes the attribute", "remove the key") }
        if attribute.defaultValueText != nil || attribute.defaultDateInterval != nil {
            return ("the attribute has a default value, which a new object has already", "remove one of the two")
        }
        switch text {
        case "uuid":
            if attribute.type == .uuid || attribute.type == .string { return nil }
            return ("the attribute is neither a UUID nor a String", "change the type, or write an expression of Swift")
        case "now":
            if attribute.type == .date { return nil }
            return ("the attribute is not a Date", "change the type, or write an expression of Swift")
        default:
            if case .json = property.conversion {
                return ("the attribute keeps JSON", "set the property in awakeFromInsert of the human class")
            }
            if SwiftExpressionSyntax.isExpression(text) { return nil }
            return (
                "it is not an expression of Swift",
                "write uuid, now, or an expression such as Locale.current.identifier"
            )
        }
    }
}

/// Tells texts that can be an expression of Swift from those that would break the file around them. Whether the expression
/// has a meaning, and the right type, is the compiler's to say.
enum SwiftExpressionSyntax {
    static func isExpression(_ text: String) -> Bool {
        var scanner = Scanner()
        for character in text where !scanner.take(character) { return false }
        return !text.isEmpty && scanner.isComplete
    }

    /// Follows brackets and string literals of one line.
    private struct Scanner {
        private var closers: [Character] = []
        private var isInText = false
        private var isEscaped = false
        private var last: Character?

        var isComplete: Bool { closers.isEmpty && !isInText }

        /// False for a character that no expression of one line can have at this place.
        mutating func take(_ character: Character) -> Bool {
            defer { last = character }
            if character.isNewline { return false }
            return isInText ? takeInText(character) : takeOutside(character)
        }

        private mutating func takeInText(_ character: Character) -> Bool {
            if isEscaped {
                isEscaped = false
                // An interpolation would need the whole grammar.
                return character != "("
            }
            if character == "\\" { isEscaped = true }
            if character == "\"" { isInText = false }
            return true
        }

        private mutating func takeOutside(_ character: Character) -> Bool {
            switch character {
            case "\"": isInText = true
            case "(": closers.append(")")
            case "[": closers.append("]")
            case "{": closers.append("}")
            case ")", "]", "}": return closers.popLast() == character
            case ";", "#", "@", "`", "\\": return false
            case "/", "*": return last != "/"
            default: break
            }
            return true
        }
    }
}
