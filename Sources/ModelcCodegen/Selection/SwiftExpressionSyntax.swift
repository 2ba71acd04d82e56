import ModelcBase

/// Checks whether a text can be a Swift expression, so that it cannot break the generated file. Whether the expression
/// makes sense and has the right type is left to the compiler.
enum SwiftExpressionSyntax {
    static func isExpression(_ text: String) -> Bool {
        var scanner = Scanner(text)
        return !beginsStatement(text) && scanner.isExpression()
    }

    /// Whether an expression has the same meaning everywhere. It may use types, members after a dot, and literals, but
    /// no names that may be members of the class. False for a string with an interpolation.
    static func isIndependent(_ text: String) -> Bool {
        if text.containsText("\\(") || text.containsText("#") { return false }
        var isInText = false
        var before: Unicode.Scalar = " "
        var word = ""
        for character in (text + " ").unicodeScalars {
            if character == "\"", before != "\\" { isInText.toggle() }
            if !isInText, character.isOfName {
                if word.isEmpty { word = before == "." ? "." : "" }
                word.unicodeScalars.append(character)
            } else {
                // `.draft` and the label in `f(width: 1)` depend on the surrounding expression, not on members of the
                // class.
                if !word.isEmpty, !word.hasPrefix("."), character != ":", !isGlobal(word) { return false }
                word = ""
            }
            before = character
        }
        return true
    }

    private static func isGlobal(_ word: String) -> Bool {
        guard let first = word.first else { return true }
        return first.isNumber || (first.isUppercase && word != "Self") || ["true", "false", "nil"].contains(word)
    }

    /// Whether an expression can throw or await. A function without `throws` and `async` cannot contain it.
    static func throwsOrWaits(_ text: String) -> Bool {
        let word = firstWord(of: text)
        return word == "await" || (word == "try" && !["?", "!"].contains(text.dropFirst(word.count).first))
    }

    /// Whether the first word is the start of a statement that has no value.
    private static func beginsStatement(_ text: String) -> Bool {
        throwsOrWaits(text) || statementWords.contains(firstWord(of: text))
    }

    private static func firstWord(of text: String) -> String { String(text.prefix { $0.isLetter || $0 == "_" }) }

    private static let statementWords: Set<String> = [
        "actor", "as", "associatedtype", "async", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "import",
        "in", "indirect", "init", "inout", "internal", "is", "let", "nonisolated", "open", "operator", "override",
        "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "throw",
        "throws", "typealias", "var", "where", "while",
    ]

    /// Tracks brackets, string literals of one line, and interpolations in these literals.
    private struct Scanner {
        /// A construct that the scanner has entered and not yet left.
        private enum Frame {
            /// Brackets; the value is the closing character.
            case brackets(Unicode.Scalar)
            /// An expression inside a string.
            case interpolation
            /// A string literal with this number of `#` signs, as in `#"text"#`.
            case text(signs: Int)
        }

        /// The text as Unicode scalars, as the compiler reads it: a combining accent after a quotation mark does not
        /// belong to the mark.
        private let characters: [Unicode.Scalar]
        private var index = 0
        private var frames: [Frame] = []

        init(_ text: String) { characters = Array(text.unicodeScalars) }

        mutating func isExpression() -> Bool {
            while index < characters.count {
                if Character(characters[index]).isNewline { return false }
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
            guard index < characters.count, !Character(characters[index]).isNewline else { return false }
            if characters[index] == "(" { frames.append(.interpolation) }
            index += 1
            return true
        }

        /// Reads a character outside of string literals. Returns false if an expression on one line cannot have this
        /// character here.
        private mutating func takeOutside() -> Bool {
            let character = characters[index]
            if character == "#" || character == "\"" { return beginText() }
            index += 1
            switch character {
            case "(": frames.append(.brackets(")"))
            case "[": frames.append(.brackets("]"))
            case "{": frames.append(.brackets("}"))
            case ")", "]", "}": return close(character)
            case ";", "@": return false
            case "`": return takeEscapedName()
            case "\\": return beginsKeyPath()
            case "/", "*": return index < 2 || characters[index - 2] != "/"
            default: break
            }
            return true
        }

        /// Reads a name in backticks, which may be a keyword such as `default`. Returns false if there is no such name.
        private mutating func takeEscapedName() -> Bool {
            let name = characters[index...].prefix(while: \.isOfName)
            index += name.count
            guard !name.isEmpty, index < characters.count, characters[index] == "`" else { return false }
            index += 1
            return true
        }

        /// Whether a key path begins after the backslash, as in `\.name` or `\Book.name`.
        private func beginsKeyPath() -> Bool {
            index < characters.count && (characters[index] == "." || Character(characters[index]).isLetter)
        }

        /// Begins a string literal. Returns false for a multi-line literal, which is not possible in one line.
        private mutating func beginText() -> Bool {
            let signs = signs(at: index)
            index += signs
            guard index < characters.count, characters[index] == "\"" else { return false }
            if characters[index...].starts(with: ["\"", "\"", "\""]) { return false }
            index += 1
            frames.append(.text(signs: signs))
            return true
        }

        private mutating func close(_ character: Unicode.Scalar) -> Bool {
            switch frames.popLast() {
            case .brackets(let closer): closer == character
            case .interpolation: character == ")"
            case .text, nil: false
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar can be part of a name or a number.
    fileprivate var isOfName: Bool {
        let character = Character(self)
        return character.isLetter || character.isNumber || self == "_" || properties.generalCategory == .nonspacingMark
    }
}
