import ModelcText

extension ExpressionParser {
    /// A node above others, unless it is too deep.
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
            .templateMissingExpression, "The command lacks an expression", at: token.range,
            help: "Write a key path such as `entity.name`.")
    }

    private mutating func failOperatorTag() -> ExpressionSyntax {
        fail(
            .templateOperatorTag, "`\(text(of: previous.range))` at the end of a loop's head is an operator, not a tag",
            at: previous.range, help: "Choose another word for the tag, or leave it out.")
    }

    mutating func failCall(of value: ExpressionSyntax) -> ExpressionSyntax {
        fail(
            .templateUnexpectedText, "`\(text(of: value.place))` is followed by `(` but is no filter", at: token.range,
            help: "Only filters take arguments: `names.join(\", \")`.")
    }

    /// Takes a token that must come next.
    mutating func expect(_ kind: ExpressionToken.Kind, _ spelling: String) {
        guard !hasFailed else { return }
        if token.kind == kind {
            advance()
        } else {
            _ = fail(
                .templateUnexpectedText, "\(spelling) is missing here", at: token.range, help: "Close what was opened.")
        }
    }

    /// The command must end here.
    mutating func expectEnd() {
        guard !hasFailed, token.kind != .end else { return }
        let text = text(of: token.range)
        _ = fail(
            .templateTrailingText, "`\(text)` follows a complete expression", at: token.range,
            help: "Remove it, or put an operator between the values; a command ends with its expression.")
    }

    /// What stands there, safe to be shown.
    func text(of range: Range<Int>) -> String {
        TerminalText.escaped(String(decoding: lexer.bytes[range], as: UTF8.self))
    }
}
