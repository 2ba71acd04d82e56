import ModelcBase

/// Splits a text into tokens, one at a time.
struct Lexer {
    let bytes: [UInt8]
    /// The offset of the next byte to read.
    var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Returns the next token; at the end of the text always `.end`.
    mutating func next() throws(PredicateSyntaxError) -> Token {
        while position < bytes.count, bytes[position].isASCIISpace { position += 1 }
        let start = position
        guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
        let kind = try kind(startingWith: bytes[start])
        return Token(kind: kind, range: start..<position)
    }

    /// Returns the byte at a distance from `position`; 0 after the end of the text.
    func byte(ahead distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    private mutating func kind(startingWith byte: UInt8) throws(PredicateSyntaxError) -> Token.Kind {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try string(closedBy: byte))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: ".") where self.byte(ahead: 1).isASCIIDigit: return try number()
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

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns a part of the text for a message, shortened if it is long.
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

extension Lexer {
    /// Reads a name, a keyword, or the name of a function with its colons.
    mutating func word() -> Token.Kind {
        let start = position
        skipName()
        if isSelectorColon() { return .selector(selector(from: start)) }
        if let keyword = hyphenatedKeyword(from: start) ?? Keyword(spelling: bytes[start..<position]) {
            return .keyword(keyword)
        }
        return .identifier(text(start..<position))
    }

    /// Reads the name after one of the signs `$`, `#` and `@`.
    mutating func signedName() throws(PredicateSyntaxError) -> String {
        let sign = position
        position += 1
        guard isNameStart() else {
            throw PredicateSyntaxError("\(excerpt(sign..<sign + 1)) without a name behind it", at: sign..<sign + 1)
        }
        skipName()
        return text(sign + 1..<position)
    }

    /// Whether a name can begin at the position: with a letter, an underscore, or a letter of another script.
    ///
    /// The documentation says "C style identifier". Letters beyond ASCII are seen in real models.
    func isNameStart() -> Bool {
        let byte = byte()
        if byte < 0x80 { return Lexer.isLetter(byte) || byte == UInt8(ascii: "_") }
        return scalar().value.properties.isXIDStart
    }

    private mutating func skipName() {
        while position < bytes.count {
            let byte = bytes[position]
            if Lexer.isLetter(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "_") {
                position += 1
            } else if byte >= 0x80, scalar().value.properties.isXIDContinue {
                position += scalar().length
            } else {
                return
            }
        }
    }

    /// Reads a keyword with a hyphen: `UTI-EQUALS` is one word. `a-b`, however, is two words and a minus sign.
    private mutating func hyphenatedKeyword(from start: Int) -> Keyword? {
        guard byte() == UInt8(ascii: "-"), position - start == 3 else { return nil }
        for keyword in [Keyword.conformsToType, .equalsType] {
            let end = start + keyword.rawValue.utf8.count
            guard end <= bytes.count, Keyword(spelling: bytes[start..<end]) == keyword else { continue }
            let afterFirstPart = position
            position = end
            if !isNameStart(), !byte().isASCIIDigit { return keyword }
            position = afterFirstPart
        }
        return nil
    }

    private func isSelectorColon() -> Bool {
        byte() == UInt8(ascii: ":") && byte(ahead: 1) != UInt8(ascii: "=")
    }

    private mutating func selector(from start: Int) -> String {
        var end = position
        while isSelectorColon() {
            end = position + 1
            position = end
            if isNameStart() { skipName() }
        }
        // A name that is not followed by a colon does not belong to the selector.
        position = end
        return text(start..<position)
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        let upper = byte & 0xDF
        return upper >= UInt8(ascii: "A") && upper <= UInt8(ascii: "Z")
    }

    /// Returns the character at the position. The bytes come from a `String`, so they are valid UTF-8.
    func scalar() -> (value: Unicode.Scalar, length: Int) {
        var decoder = UTF8()
        var rest = bytes[position...].prefix(4).makeIterator()
        guard case .scalarValue(let value) = decoder.decode(&rest) else { return ("\u{FFFD}", 1) }
        return (value, UTF8.width(value))
    }
}
