import ModelcText

/// Makes tokens of a text, one at a time.
struct Lexer {
    let bytes: [UInt8]
    /// The offset of the next byte to read.
    var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The next token; at the end of the text always another `.end`.
    mutating func next() throws(PredicateSyntaxError) -> Token {
        while position < bytes.count, Lexer.isSpace(bytes[position]) { position += 1 }
        let start = position
        guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
        let kind = try kind(startingWith: bytes[start])
        return Token(kind: kind, range: start..<position)
    }

    /// The byte at a distance from the position; 0 beyond the end.
    func byte(ahead distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    private mutating func kind(startingWith byte: UInt8) throws(PredicateSyntaxError) -> Token.Kind {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try string(closedBy: byte))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: ".") where Lexer.isDigit(self.byte(ahead: 1)): return try number()
        case UInt8(ascii: "$"): return .variable(try signedName())
        case UInt8(ascii: "#"): return .identifier(try signedName())
        case UInt8(ascii: "@"): return .collectionOperator(try signedName())
        default: return try isNameStart() ? word() : sign()
        }
    }

    private mutating func sign() throws(PredicateSyntaxError) -> Token.Kind {
        guard let sign = Punctuation.longest(byte(), byte(ahead: 1)) else { throw strangeCharacter() }
        position += sign.rawValue.utf8.count
        return .punctuation(sign)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

    /// The text of some bytes.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of some bytes for a message, shortened where it is long.
    func excerpt(_ range: Range<Int>) -> String {
        let text = String(decoding: bytes[range].prefix(160), as: UTF8.self)
        let shown = text.prefix(32)
        return "'\(TerminalText.escaped(String(shown)))\(shown.utf8.count < range.count ? "…" : "")'"
    }
}

extension Lexer {
    private func strangeCharacter() -> PredicateSyntaxError {
        let range = position..<position + scalar().length
        switch scalar().value {
        case "%":
            return PredicateSyntaxError(
                "'%' begins a placeholder, and a stored predicate has no arguments to put in its place", at: range,
                help: "use a variable such as $VALUE; the remainder of a division is modulus:by:(a, b)")
        case "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}":
            return PredicateSyntaxError("unexpected \(excerpt(range))", at: range, help: "use straight quotation marks")
        default:
            return PredicateSyntaxError("unexpected \(excerpt(range))", at: range)
        }
    }
}
