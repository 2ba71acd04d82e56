import ModelcSourceCode

/// A position in the tokens of a Swift file. It can only move forward.
struct TokenCursor {
    let tokens: [SwiftToken]
    private(set) var index = 0
    /// Whether a bracket has no partner, so that the declarations after it are not certain.
    private(set) var isUnbalanced = false

    init(_ tokens: [SwiftToken]) { self.tokens = tokens }

    var current: CodeToken? { peek(0) }
    var isAtEnd: Bool { index >= tokens.count }

    /// Whether the current token is the first token on its line. True at the end of the file.
    var startsLine: Bool { index < tokens.count ? tokens[index].startsLine : true }

    func peek(_ offset: Int) -> CodeToken? {
        index + offset < tokens.count ? tokens[index + offset].kind : nil
    }

    mutating func markUnbalanced() { isUnbalanced = true }

    mutating func advance(_ count: Int = 1) { index = min(index + count, tokens.count) }

    /// Moves past the current token if it is a symbol.
    mutating func take(_ symbol: Character) -> Bool {
        guard current == .symbol(symbol) else { return false }
        advance()
        return true
    }

    /// Moves past the current token if it is a name, and returns the name.
    mutating func takeName() -> String? {
        guard let name = current?.name else { return nil }
        advance()
        return name
    }

    /// Moves past a pair of brackets and the tokens between them. The current token is the opening bracket.
    ///
    /// - Returns: the range of the tokens between the brackets.
    mutating func skipBrackets() -> Range<Int> {
        let start = index + 1
        var open: [Character] = []
        while let token = current {
            advance()
            guard case .symbol(let symbol) = token else { continue }
            if let end = TokenCursor.partners[symbol] {
                open.append(end)
            } else if TokenCursor.closing.contains(symbol) {
                if open.last == symbol { open.removeLast() } else { isUnbalanced = true }
            }
            if open.isEmpty || isUnbalanced { return start..<max(start, index - 1) }
        }
        isUnbalanced = true
        return min(start, index)..<index
    }

    /// The maximum number of tokens in generic arguments. Without it, a text with many `<` would take too long.
    private static let mostInAngles = 64

    /// Moves past generic arguments. The current token is `<`. The `>` of an arrow `->` does not end the arguments.
    ///
    /// - Returns: the range of the tokens between the angle brackets.
    mutating func skipAngles() -> Range<Int> {
        let start = index + 1
        var depth = 0
        while let token = current {
            if token == .symbol("(") || token == .symbol("[") {
                _ = skipBrackets()
                continue
            }
            if token == .symbol("{") || token == .symbol("}") || index - start > TokenCursor.mostInAngles { break }
            let isArrow = index > 0 && tokens[index - 1].kind == .symbol("-")
            advance()
            if token == .symbol("<") { depth += 1 }
            if token == .symbol(">"), !isArrow { depth -= 1 }
            if depth == 0 { return start..<max(start, index - 1) }
        }
        return min(start, index)..<index
    }

    private static let partners: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    private static let closing: Set<Character> = [")", "]", "}"]
}
