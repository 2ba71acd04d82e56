import ModelcBase
import ModelcDiagnostics

/// Reads the expression of a command. Only the first error is reported, because the text after an error cannot be
/// interpreted.
struct ExpressionParser {
    private(set) var lexer: ExpressionLexer
    private(set) var token: ExpressionToken
    /// The previous token. A token directly after a name, without a space, belongs to the name.
    private(set) var previous: ExpressionToken
    private(set) var hasFailed = false
    var nesting = 0
    /// Whether a loop's tag may come after the expression.
    var isInLoopHead = false
    let limits: TemplateLimits

    /// - Parameter range: the text after the command's name.
    init(_ source: TemplateSource, range: Range<Int>, limits: TemplateLimits, problems: ProblemCollector) {
        lexer = ExpressionLexer(source, range: range, problems: problems)
        self.limits = limits
        let start = range.lowerBound
        previous = ExpressionToken(kind: .invalid, range: start..<start)
        token = lexer.next()
    }

    /// Reads an expression that must extend to the end of the command.
    mutating func wholeExpression() -> ExpressionSyntax {
        let expression = expression()
        expectEnd()
        return hasFailed ? .invalid(at: expression.range) : expression
    }

    /// Reads one or more values separated by commas. Several values form a list.
    mutating func expression() -> ExpressionSyntax {
        let first = binary(atLeast: 1)
        guard token.kind == .comma, !hasFailed else { return first }
        var items = [first]
        while token.kind == .comma, !hasFailed {
            advance()
            items.append(binary(atLeast: 1))
        }
        return node(.list(items), of: items, range: first.range.lowerBound..<previous.range.upperBound)
    }

    private mutating func binary(atLeast precedence: Int) -> ExpressionSyntax {
        var left = unary()
        while case .binary(let sign) = token.kind, sign.precedence >= precedence, !hasFailed {
            let place = token.range
            advance()
            let right = binary(atLeast: sign.precedence + 1)
            let range = left.range.lowerBound..<max(right.range.upperBound, place.upperBound)
            left = node(.binary(sign, left, right), of: [left, right], range: range, place: place)
        }
        return left
    }

    private mutating func unary() -> ExpressionSyntax {
        let sign: UnaryOperator
        switch token.kind {
        case .not: sign = .not
        case .binary(.subtract) where token.range.count == 1: sign = .negate
        case .word, .integer, .double, .string, .binary, .dot, .comma, .leftParenthesis, .rightParenthesis,
            .leftBracket, .rightBracket, .end, .invalid:
            return keyPath()
        }
        let place = token.range
        return nested { parser in
            parser.advance()
            let operand = parser.unary()
            let range = place.lowerBound..<max(operand.range.upperBound, place.upperBound)
            return parser.node(.unary(sign, operand), of: [operand], range: range, place: place)
        }
    }

    /// Reads a nested expression. Reports an error if the nesting exceeds the limit.
    mutating func nested(_ read: (inout ExpressionParser) -> ExpressionSyntax) -> ExpressionSyntax {
        guard nesting < limits.expressionDepth else { return failTooDeep(at: token.range) }
        nesting += 1
        defer { nesting -= 1 }
        return read(&self)
    }

    mutating func advance() {
        previous = token
        token = lexer.next()
        if token.kind == .invalid { hasFailed = true }
    }

    /// Reports an error if it is the first error in the command.
    mutating func fail(
        _ id: DiagnosticID, _ message: String, at range: Range<Int>, help: String
    ) -> ExpressionSyntax {
        if !hasFailed, token.kind != .invalid { lexer.report(id, message, at: range, help: help) }
        hasFailed = true
        return .invalid(at: range)
    }
}

extension ExpressionParser {
    /// Creates an expression from its parts. Reports an error if it is nested too deeply.
    mutating func node(
        _ kind: ExpressionSyntax.Kind, of parts: [ExpressionSyntax], range: Range<Int>, place: Range<Int>? = nil
    ) -> ExpressionSyntax {
        let depth = 1 + (parts.map(\.depth).max() ?? 0)
        guard depth <= limits.expressionDepth else { return failTooDeep(at: place ?? range) }
        return ExpressionSyntax(kind, range: range, place: place, depth: depth)
    }

    mutating func failTooDeep(at range: Range<Int>) -> ExpressionSyntax {
        fail(
            .templateLimit, "The expression is more than \(limits.expressionDepth) levels deep", at: range,
            help: "Give its parts names with `set`, or compare with a list: `kind in (\"a\", \"b\")`.")
    }

    mutating func failMissing() -> ExpressionSyntax {
        if case .binary = previous.kind {
            if isInLoopHead, Bytes.beginsWord(lexer.bytes[previous.range.lowerBound]) { return failOperatorTag() }
            return fail(
                .templateMissingExpression, "`\(text(of: previous.range))` has no value on its right",
                at: previous.range, help: "Write the value, or remove the operator.")
        }
        return fail(
            .templateMissingExpression, "The command has no expression", at: token.range,
            help: "Write a key path such as `entity.name`.")
    }

    private mutating func failOperatorTag() -> ExpressionSyntax {
        fail(
            .templateOperatorTag, "`\(text(of: previous.range))` at the end of a loop's head is an operator, not a tag",
            at: previous.range, help: "Choose another word for the tag, or leave it out.")
    }

    mutating func failCall(of value: ExpressionSyntax) -> ExpressionSyntax {
        fail(
            .templateUnexpectedText, "`\(text(of: value.place))` is followed by `(` but is not a filter",
            at: token.range,
            help: "Only filters take arguments: `names.join(\", \")`.")
    }

    /// Reads a token that must be of this kind.
    mutating func expect(_ kind: ExpressionToken.Kind, _ spelling: String) {
        guard !hasFailed else { return }
        if token.kind == kind {
            advance()
        } else {
            _ = fail(
                .templateUnexpectedText, "\(spelling) is missing here", at: token.range,
                help: "Write the closing character.")
        }
    }

    /// Reports an error if the command does not end here.
    mutating func expectEnd() {
        guard !hasFailed, token.kind != .end else { return }
        let text = text(of: token.range)
        _ = fail(
            .templateTrailingText, "`\(text)` follows a complete expression", at: token.range,
            help: "Remove it, or put an operator between the values; a command ends with its expression.")
    }

    /// The text of a range, escaped for messages.
    func text(of range: Range<Int>) -> String {
        TerminalText.escaped(String(decoding: lexer.bytes[range], as: UTF8.self))
    }
}
