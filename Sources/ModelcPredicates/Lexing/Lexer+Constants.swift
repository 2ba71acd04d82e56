import ModelcBase

extension Lexer {
    /// Reads a number: `1`, `2.5`, `.5`, `9.2e-5`, `0x1F`, `0o17`, `0b101`. A sign in front of it is a separate token.
    mutating func number() throws(PredicateSyntaxError) -> Token.Kind {
        let start = position
        let kind = if let radix = radix() { try based(radix) } else { try decimal() }
        guard !isNameStart(), !byte().isASCIIDigit else {
            throw PredicateSyntaxError(
                "a number and a name without a space between them", at: start..<position + scalar().length,
                help: "a name cannot begin with a digit")
        }
        return kind
    }

    private func radix() -> UInt8? {
        guard byte() == UInt8(ascii: "0") else { return nil }
        switch byte(ahead: 1) {
        case UInt8(ascii: "x"), UInt8(ascii: "X"): return 16
        case UInt8(ascii: "o"), UInt8(ascii: "O"): return 8
        case UInt8(ascii: "b"), UInt8(ascii: "B"): return 2
        default: return nil
        }
    }

    private mutating func based(_ radix: UInt8) throws(PredicateSyntaxError) -> Token.Kind {
        let start = position
        position += 2
        var value: UInt64? = 0
        while let digit = Lexer.hexDigit(byte()), digit < radix {
            position += 1
            value = value.flatMap { Lexer.append(digit, to: $0, radix: radix) }
        }
        let range = start..<position
        guard range.count > 2 else { throw PredicateSyntaxError("\(excerpt(range)) without digits", at: range) }
        guard let value, value <= UInt64(Int64.max) else { throw tooLarge(range) }
        return .integer(value)
    }

    private mutating func decimal() throws(PredicateSyntaxError) -> Token.Kind {
        let start = position
        skipDigits()
        let hasFraction = byte() == UInt8(ascii: ".") && byte(ahead: 1).isASCIIDigit
        if hasFraction { skipDigits(after: 1) }
        let exponent = exponentPrefixLength()
        if exponent > 0 { skipDigits(after: exponent) }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if !hasFraction, exponent == 0, let value = UInt64(text) { return .integer(value) }
        guard let value = Double(text), value.isFinite else { throw tooLarge(start..<position) }
        return .real(value)
    }

    /// Returns the number of bytes before the digits of an exponent; 0 if there is no exponent.
    private func exponentPrefixLength() -> Int {
        guard byte() | 0x20 == UInt8(ascii: "e") else { return 0 }
        let sign = byte(ahead: 1)
        let length = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 2 : 1
        return byte(ahead: length).isASCIIDigit ? length : 0
    }

    private mutating func skipDigits(after prefix: Int = 0) {
        position += prefix
        while byte().isASCIIDigit { position += 1 }
    }

    private static func append(_ digit: UInt8, to value: UInt64, radix: UInt8) -> UInt64? {
        let product = value.multipliedReportingOverflow(by: UInt64(radix))
        let sum = product.partialValue.addingReportingOverflow(UInt64(digit))
        return product.overflow || sum.overflow ? nil : sum.partialValue
    }

    /// Returns the value of a hexadecimal digit; nil if the byte is not a digit.
    static func hexDigit(_ byte: UInt8) -> UInt8? {
        if byte.isASCIIDigit { return byte - UInt8(ascii: "0") }
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "f") ? lower - UInt8(ascii: "a") + 10 : nil
    }

    private func tooLarge(_ range: Range<Int>) -> PredicateSyntaxError {
        PredicateSyntaxError("the number \(excerpt(range)) is too large", at: range)
    }
}

extension Lexer {
    /// Reads the content of a string. It may contain the other kind of quotation mark.
    mutating func string(closedBy quote: UInt8) throws(PredicateSyntaxError) -> String {
        let start = position
        position += 1
        var content: [UInt8] = []
        var plain = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == quote || byte == UInt8(ascii: "\\") { content += bytes[plain..<position] }
            if byte == quote {
                position += 1
                return String(decoding: content, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            try readEscape(into: &content)
            plain = position
        }
        throw PredicateSyntaxError(
            "a string that does not end", at: start..<start + 1,
            help: "close it with \(quote == UInt8(ascii: "'") ? "an apostrophe" : "a quotation mark")")
    }

    /// Reads an escape sequence. `\101`, `\x41` and `\u0041` are documented, but only for names; `\n`, `\t` and `\r`
    /// occur in real models. Any other escaped character is taken as itself [guess].
    private mutating func readEscape(into content: inout [UInt8]) throws(PredicateSyntaxError) {
        let start = position
        position += 1
        switch byte() {
        case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): content.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return try readCode(digits: 3, radix: 8, from: start, into: &content)
        case UInt8(ascii: "x"), UInt8(ascii: "X"):
            position += 1
            return try readCode(digits: 2, radix: 16, from: start, into: &content)
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            position += 1
            return try readCode(digits: 4, radix: 16, from: start, into: &content)
        default:
            guard position < bytes.count else { return }
            content.append(bytes[position])
        }
        position += 1
    }

    private mutating func readCode(
        digits: Int, radix: UInt8, from start: Int, into content: inout [UInt8]
    ) throws(PredicateSyntaxError) {
        let code = try number(digits: digits, radix: radix, from: start)
        let value = try 0xD800...0xDBFF ~= code ? paired(with: code, from: start) : code
        guard let scalar = Unicode.Scalar(value) else { throw halfPair(from: start) }
        content += String(scalar).utf8
    }

    /// Reads the second `\u` escape of a pair. A character beyond 16 bits needs two escapes, as in UTF-16.
    private mutating func paired(with high: UInt32, from start: Int) throws(PredicateSyntaxError) -> UInt32 {
        guard byte() == UInt8(ascii: "\\"), byte(ahead: 1) | 0x20 == UInt8(ascii: "u") else {
            throw halfPair(from: start)
        }
        position += 2
        let low = try number(digits: 4, radix: 16, from: position - 2)
        guard 0xDC00...0xDFFF ~= low else { throw halfPair(from: start) }
        return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    private mutating func number(
        digits: Int, radix: UInt8, from start: Int
    ) throws(PredicateSyntaxError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = Lexer.hexDigit(byte()), digit < radix else {
                throw PredicateSyntaxError(
                    "an incomplete character code", at: start..<position,
                    help: "codes are \\ooo, \\xhh or \\uhhhh; a backslash itself is \\\\")
            }
            value = value * UInt32(radix) + UInt32(digit)
            position += 1
        }
        return value
    }

    private func halfPair(from start: Int) -> PredicateSyntaxError {
        PredicateSyntaxError(
            "half of a surrogate pair", at: start..<position, help: "write \\uD83D\\uDE00, for example")
    }
}
