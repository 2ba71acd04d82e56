extension ExpressionParser {
    /// Reads a value, and the keys and filters that follow it.
    mutating func keyPath() -> ExpressionSyntax {
        var value = primary()
        while !hasFailed, isAdjacent {
            switch token.kind {
            case .dot: value = member(of: value)
            case .leftBracket: value = element(of: value)
            case .leftParenthesis: return failCall(of: value)
            case .word, .integer, .double, .string, .binary, .not, .comma, .rightParenthesis, .rightBracket, .end,
                .invalid:
                return value
            }
        }
        return value
    }

    /// Whether there is no space between the previous token and the current token.
    private var isAdjacent: Bool { token.range.lowerBound == previous.range.upperBound }

    private mutating func primary() -> ExpressionSyntax {
        let range = token.range
        switch token.kind {
        case .word(let word): return read(word: word)
        case .integer(let value): return read(.literal(.integer(value)))
        case .double(let value): return read(.literal(.double(value)))
        case .string(let text): return read(.literal(.string(text)))
        case .leftParenthesis: return parenthesized()
        case .end: return failMissing()
        case .binary, .not, .dot, .comma, .rightParenthesis, .leftBracket, .rightBracket, .invalid:
            return fail(
                .templateUnexpectedText, "`\(text(of: range))` cannot begin a value", at: range,
                help: "Write a name, a number, a text in quotes, or an expression in parentheses.")
        }
    }

    private mutating func read(word: String) -> ExpressionSyntax {
        switch word {
        case "true": read(.literal(.bool(true)))
        case "false": read(.literal(.bool(false)))
        case "nil": read(.literal(.nothing))
        default: read(.name(word))
        }
    }

    private mutating func read(_ kind: ExpressionSyntax.Kind) -> ExpressionSyntax {
        advance()
        return ExpressionSyntax(kind, range: previous.range)
    }

    private mutating func parenthesized() -> ExpressionSyntax {
        nested { parser in
            parser.advance()
            let inner = parser.expression()
            parser.expect(.rightParenthesis, "`)`")
            return inner
        }
    }

    private mutating func element(of value: ExpressionSyntax) -> ExpressionSyntax {
        let start = token.range.lowerBound
        return nested { parser in
            parser.advance()
            let key = parser.expression()
            parser.expect(.rightBracket, "`]`")
            let end = parser.previous.range.upperBound
            return parser.node(
                .element(value, key), of: [value, key], range: value.range.lowerBound..<max(end, start + 1),
                place: start..<max(end, start + 1))
        }
    }

    private mutating func member(of value: ExpressionSyntax) -> ExpressionSyntax {
        advance()
        guard let name = memberName(), isAdjacent else {
            return fail(
                .templateUnexpectedText, "A name must follow the dot directly", at: previous.range,
                help: "Write `value.key` without spaces around the dot.")
        }
        let place = token.range
        advance()
        let range = value.range.lowerBound..<place.upperBound
        guard isAdjacent, token.kind == .leftParenthesis else {
            return node(.member(value, name), of: [value], range: range, place: place)
        }
        return call(name, of: value, place: place)
    }

    private mutating func call(_ name: String, of value: ExpressionSyntax, place: Range<Int>) -> ExpressionSyntax {
        nested { parser in
            let arguments = parser.arguments()
            let range = value.range.lowerBound..<parser.previous.range.upperBound
            return parser.node(.call(value, name, arguments), of: [value] + arguments, range: range, place: place)
        }
    }

    private mutating func arguments() -> [ExpressionSyntax] {
        advance()
        guard token.kind != .rightParenthesis else {
            advance()
            return []
        }
        let arguments = expression()
        expect(.rightParenthesis, "`)`")
        if case .list(let items) = arguments.kind { return items }
        return [arguments]
    }

    /// Reads the name of a key, which may be the word of an operator.
    private func memberName() -> String? {
        switch token.kind {
        case .word(let word): word
        case .binary where Bytes.beginsWord(lexer.bytes[token.range.lowerBound]): text(of: token.range)
        case .integer, .double, .string, .binary, .not, .dot, .comma, .leftParenthesis, .rightParenthesis,
            .leftBracket, .rightBracket, .end, .invalid:
            nil
        }
    }
}
