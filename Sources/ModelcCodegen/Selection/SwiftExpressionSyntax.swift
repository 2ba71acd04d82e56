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
