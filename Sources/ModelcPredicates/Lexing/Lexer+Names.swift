extension Lexer {
    /// A name, a keyword, or a function's name with colons.
    mutating func word() -> Token.Kind {
        let start = position
        skipName()
        if isSelectorColon() { return .selector(selector(from: start)) }
        if let keyword = hyphenatedKeyword(from: start) ?? Keyword(spelling: bytes[start..<position]) {
            return .keyword(keyword)
        }
        return .identifier(text(start..<position))
    }

    /// The name behind one of the signs `$`, `#` and `@`.
    mutating func signedName() throws(PredicateSyntaxError) -> String {
        let sign = position
        position += 1
        guard isNameStart() else {
            throw PredicateSyntaxError("\(excerpt(sign..<sign + 1)) without a name behind it", at: sign..<sign + 1)
        }
        skipName()
        return text(sign + 1..<position)
    }

    /// Whether a name can begin here: with a letter, an underscore, or a letter of another script.
    ///
    /// The documentation says "C style identifier"; letters beyond ASCII are seen.
    func isNameStart() -> Bool {
        let byte = byte()
        if byte < 0x80 { return Lexer.isLetter(byte) || byte == UInt8(ascii: "_") }
        return scalar().value.properties.isXIDStart
    }

    private mutating func skipName() {
        while position < bytes.count {
            let byte = bytes[position]
            if Lexer.isLetter(byte) || Lexer.isDigit(byte) || byte == UInt8(ascii: "_") {
                position += 1
            } else if byte >= 0x80, scalar().value.properties.isXIDContinue {
                position += scalar().length
            } else {
                return
            }
        }
    }

    /// `UTI-EQUALS` is one word, `a-b` are two and a sign.
    private mutating func hyphenatedKeyword(from start: Int) -> Keyword? {
        guard byte() == UInt8(ascii: "-"), position - start == 3 else { return nil }
        for keyword in [Keyword.conformsToType, .equalsType] {
            let end = start + keyword.rawValue.utf8.count
            guard end <= bytes.count, Keyword(spelling: bytes[start..<end]) == keyword else { continue }
            let afterFirstPart = position
            position = end
            if !isNameStart(), !Lexer.isDigit(byte()) { return keyword }
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
        // A last name without a colon is a word of its own.
        position = end
        return text(start..<position)
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        let upper = byte & 0xDF
        return upper >= UInt8(ascii: "A") && upper <= UInt8(ascii: "Z")
    }

    /// The character at the position. The bytes come from a `String`, so they are well-formed UTF-8.
    func scalar() -> (value: Unicode.Scalar, length: Int) {
        var decoder = UTF8()
        var rest = bytes[position...].prefix(4).makeIterator()
        guard case .scalarValue(let value) = decoder.decode(&rest) else { return ("\u{FFFD}", 1) }
        return (value, UTF8.width(value))
    }
}
