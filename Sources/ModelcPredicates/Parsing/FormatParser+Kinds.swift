extension FormatParser {
    /// The term as a condition.
    func predicate(_ term: Term) throws(PredicateSyntaxError) -> Predicate {
        switch term.content {
        case .predicate(let predicate): return predicate
        case .expression(let expression): throw notCondition(expression, term.extent)
        }
    }

    /// The term as a value.
    func expression(_ term: Term) throws(PredicateSyntaxError) -> Expression {
        switch term.content {
        case .expression(let expression): return expression
        case .predicate:
            throw PredicateSyntaxError(
                "\(excerpt(term.extent)) is a condition where a value is needed", at: term.extent,
                help: "TERNARY(condition, a, b) makes a value of a condition")
        }
    }

    private func notCondition(_ expression: Expression, _ extent: Range<Int>) -> PredicateSyntaxError {
        let help: String
        switch expression.form {
        case .constant(.boolean(let value)): help = value ? "write TRUEPREDICATE" : "write FALSEPREDICATE"
        case .constant, .evaluatedObject, .anyKey, .variable, .keyPath, .element, .aggregate, .function, .message,
            .cast, .subquery, .ternary, .negation, .complement, .binary:
            help = "compare it with something, for example with == YES"
        }
        return PredicateSyntaxError(
            "\(excerpt(extent)) is a value where a condition is needed", at: extent, help: help)
    }

    /// The fault that the text goes on behind a complete term.
    func unexpectedAfter(_ term: Term) -> PredicateSyntaxError {
        switch token.kind {
        case .keyword(.not):
            return expected("an operator", help: "write NOT before the whole comparison: NOT (a IN b)")
        case .identifier(let word) where word.lowercased() == "is":
            return expected("an operator", help: "write == NULL or != NULL")
        case .punctuation(.assign):
            return PredicateSyntaxError("':=' assigns, which a stored predicate cannot do", at: token.range)
        case .punctuation(.closeParenthesis), .punctuation(.closeBrace), .punctuation(.closeBracket):
            return PredicateSyntaxError("\(tokenExcerpt) closes nothing", at: token.range)
        case .identifier, .keyword, .selector, .variable, .collectionOperator, .integer, .real, .string, .punctuation,
            .end:
            return expected("an operator or the end")
        }
    }
}
