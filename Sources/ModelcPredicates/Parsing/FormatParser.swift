/// Makes a tree of a text, reading every token once.
///
/// The rules for operators stand in `FormatParser+Operators.swift`, those for what stands between operators in the other
/// files of this folder.
struct FormatParser {
    private var lexer: Lexer
    /// The token to read next.
    private(set) var token: Token
    /// Where the token before it ended.
    private(set) var previousEnd = 0
    private var depth = 0
    private let maximumDepth: Int

    init(_ text: String, maximumDepth: Int) throws(PredicateSyntaxError) {
        lexer = Lexer(text)
        token = try lexer.next()
        self.maximumDepth = maximumDepth
    }

    /// Reads a term that must be all of the text.
    mutating func wholeText() throws(PredicateSyntaxError) -> Term {
        guard token.kind != .end else { throw PredicateSyntaxError("the text is empty", at: token.range) }
        let term = try term()
        guard token.kind == .end else { throw unexpectedAfter(term) }
        return term
    }

    /// How many nodes may stand above each other in the tree.
    ///
    /// A printed node takes two steps at most, one for itself and one for brackets around it, so what is printed can be
    /// read again.
    private var maximumHeight: Int { (maximumDepth + 1) / 2 }

    // MARK: Tokens

    mutating func advance() throws(PredicateSyntaxError) {
        previousEnd = token.range.upperBound
        token = try lexer.next()
    }

    /// Whether a sign comes next.
    func isNext(_ sign: Punctuation) -> Bool { token.kind == .punctuation(sign) }

    /// Skips a sign if it comes next.
    mutating func skip(_ sign: Punctuation) throws(PredicateSyntaxError) -> Bool {
        guard isNext(sign) else { return false }
        try advance()
        return true
    }

    /// Skips a sign that must come next; `context` ends the sentence "expected … ".
    mutating func expect(_ sign: Punctuation, _ context: String) throws(PredicateSyntaxError) {
        guard try skip(sign) else { throw expected("'\(sign.rawValue)' \(context)") }
    }

    /// The next token as it is spelt.
    var tokenText: String { text(token.range) }

    /// A part of the text.
    func text(_ range: Range<Int>) -> String { lexer.text(range) }

    // MARK: Limits

    mutating func enter() throws(PredicateSyntaxError) {
        depth += 1
        guard depth <= maximumDepth else { throw tooDeep() }
    }

    mutating func leave() { depth -= 1 }

    // MARK: Nodes

    /// A value of everything from `start` to the last token that was read.
    func term(
        _ form: Expression.Form, from start: Int, above heights: Int...
    ) throws(PredicateSyntaxError) -> Term {
        let range = start..<previousEnd
        let height = try height(above: heights)
        return Term(.expression(Expression(form, range: range)), extent: range, height: height)
    }

    /// A condition of everything from `start` to the last token that was read.
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

    // MARK: Faults

    /// The fault that something else stands where the next token is.
    func expected(_ what: String, help: String? = nil) -> PredicateSyntaxError {
        PredicateSyntaxError("expected \(what), found \(tokenExcerpt)", at: token.range, help: help)
    }

    /// The next token in quotation marks, for a message.
    var tokenExcerpt: String { token.kind == .end ? "the end" : excerpt(token.range) }

    /// A part of the text in quotation marks, for a message.
    func excerpt(_ range: Range<Int>) -> String { lexer.excerpt(range) }

    private func tooDeep() -> PredicateSyntaxError {
        PredicateSyntaxError("too many operators and brackets inside each other", at: token.range)
    }
}
