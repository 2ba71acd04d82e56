/// Tells texts that can be an expression of Swift from those that would break the file around them. Whether the expression
/// has a meaning, and the right type, is the compiler's to say.
enum SwiftExpressionSyntax {
    static func isExpression(_ text: String) -> Bool {
        var scanner = Scanner(text)
        return scanner.isExpression()
    }

    /// Follows brackets, string literals of one line, and the expressions inside those.
    private struct Scanner {
        /// What the scanner is inside of.
        private enum Frame {
            /// Brackets that this character closes.
            case brackets(Character)
            /// An expression inside a text.
            case interpolation
            /// A text with so many number signs.
            case text(signs: Int)
        }

        private let characters: [Character]
        private var index = 0
        private var frames: [Frame] = []

        init(_ text: String) { characters = Array(text) }

        mutating func isExpression() -> Bool {
            while index < characters.count {
                if characters[index].isNewline { return false }
                let isFine = if case .text(let signs) = frames.last { takeInText(signs) } else { takeOutside() }
                guard isFine else { return false }
            }
            return !characters.isEmpty && frames.isEmpty
        }

        private func signs(at start: Int) -> Int { characters[start...].prefix { $0 == "#" }.count }

        private mutating func takeInText(_ signs: Int) -> Bool {
            let character = characters[index]
            index += 1
            guard character == "\"" || character == "\\", self.signs(at: index) >= signs else { return true }
            index += signs
            if character == "\"" {
                frames.removeLast()
                return true
            }
            guard index < characters.count, !characters[index].isNewline else { return false }
            if characters[index] == "(" { frames.append(.interpolation) }
            index += 1
            return true
        }

        /// False for a character that no expression of one line can have at this place.
        private mutating func takeOutside() -> Bool {
            let character = characters[index]
            if character == "#" || character == "\"" { return beginText() }
            index += 1
            switch character {
            case "(": frames.append(.brackets(")"))
            case "[": frames.append(.brackets("]"))
            case "{": frames.append(.brackets("}"))
            case ")", "]", "}": return close(character)
            case ";", "@", "`", "\\": return false
            case "/", "*": return index < 2 || characters[index - 2] != "/"
            default: break
            }
            return true
        }

        /// A text of several lines has no place in one line.
        private mutating func beginText() -> Bool {
            let signs = signs(at: index)
            index += signs
            guard index < characters.count, characters[index] == "\"" else { return false }
            if characters[index...].starts(with: ["\"", "\"", "\""]) { return false }
            index += 1
            frames.append(.text(signs: signs))
            return true
        }

        private mutating func close(_ character: Character) -> Bool {
            switch frames.popLast() {
            case .brackets(let closer): closer == character
            case .interpolation: character == ")"
            case .text, nil: false
            }
        }
    }
}
