/// Parses a text into a tree. Every token is read once.
///
/// The rules for operators are in `FormatParser+Operators.swift`. The rules for the terms between operators are in the
/// other files of this folder.
struct FormatParser {
    private var lexer: Lexer
    /// The token to read next.
    private(set) var token: Token
    private(set) var previousEnd = 0
    private var depth = 0
    private let maximumDepth: Int

    init(_ text: String, maximumDepth: Int) throws(PredicateSyntaxError) {
        lexer = Lexer(text)
        token = try lexer.next()
        self.maximumDepth = maximumDepth
    }

    /// Reads the whole text as one term. Throws an error if text is left.
    mutating func wholeText() throws(PredicateSyntaxError) -> Term {
        guard token.kind != .end else { throw PredicateSyntaxError("the text is empty", at: token.range) }
        let term = try term()
        guard token.kind == .end else { throw unexpectedToken() }
        return term
    }

    /// The maximum height of the tree.
    ///
    /// Printing adds at most two levels of nesting per node: the node itself, and parentheses around it. With this
    /// limit, a printed tree can be parsed again.
    private var maximumHeight: Int { (maximumDepth + 1) / 2 }

    // MARK: Tokens

    mutating func advance() throws(PredicateSyntaxError) {
        previousEnd = token.range.upperBound
        token = try lexer.next()
    }

    func isNext(_ sign: Punctuation) -> Bool { token.kind == .punctuation(sign) }

    /// Skips a sign if it is the next token. Returns whether it was skipped.
    mutating func skip(_ sign: Punctuation) throws(PredicateSyntaxError) -> Bool {
        guard isNext(sign) else { return false }
        try advance()
        return true
    }

    /// Skips a sign that must be the next token. Throws an error if another token follows. `context` follows the sign
    /// in the error's message, as in `expected ')' CONTEXT, found …`.
    mutating func expect(_ sign: Punctuation, _ context: String) throws(PredicateSyntaxError) {
        guard try skip(sign) else { throw expected("'\(sign.rawValue)' \(context)") }
    }

    /// The text of the next token.
    var tokenText: String { text(token.range) }

    func text(_ range: Range<Int>) -> String { lexer.text(range) }

    // MARK: Limits

    mutating func enter() throws(PredicateSyntaxError) {
        depth += 1
        guard depth <= maximumDepth else { throw tooDeep() }
    }

    mutating func leave() { depth -= 1 }

    // MARK: Nodes

    /// Returns a term for a value that extends from `start` to the last token that was read.
    func term(
        _ form: Expression.Form, from start: Int, above heights: Int...
    ) throws(PredicateSyntaxError) -> Term {
        let range = start..<previousEnd
        let height = try height(above: heights)
        return Term(.expression(Expression(form, range: range)), extent: range, height: height)
    }

    /// Returns a term for a condition that extends from `start` to the last token that was read.
    func term(
        _ form: Predicate.Form, from start: Int, above heights: Int...
    ) throws(PredicateSyntaxError) -> Term {
        let range = start..<previousEnd
        let height = try height(above: heights)
        return Term(.predicate(Predicate(form, range: range)), extent: range, height: height)
    }

    private func height(above heights: [Int]) throws(PredicateSyntaxError) -> Int {
        let height = (heights.max() ?? 0) + 1
        guard height <= maximumHeight else { throw tooDeep() }
        return height
    }

    // MARK: Errors

    /// Returns the error for an unexpected next token.
    func expected(_ what: String, help: String? = nil) -> PredicateSyntaxError {
        PredicateSyntaxError("expected \(what), found \(tokenExcerpt)", at: token.range, help: help)
    }

    /// The next token in quotation marks, for a message.
    var tokenExcerpt: String { token.kind == .end ? "the end" : excerpt(token.range) }

    /// Returns a part of the text in quotation marks, for a message.
    func excerpt(_ range: Range<Int>) -> String { lexer.excerpt(range) }

    private func tooDeep() -> PredicateSyntaxError {
        PredicateSyntaxError("too many operators and brackets inside each other", at: token.range)
    }
}

extension FormatParser {
    /// Returns the term as a condition. Throws an error if it is a value.
    func predicate(_ term: Term) throws(PredicateSyntaxError) -> Predicate {
        switch term.content {
        case .predicate(let predicate): return predicate
        case .expression(let expression): throw notCondition(expression, term.extent)
        }
    }

    /// Returns the term as a value. Throws an error if it is a condition.
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

    /// Returns the error for text after a complete term.
    func unexpectedToken() -> PredicateSyntaxError {
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
