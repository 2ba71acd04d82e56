import ModelcText

extension ExpressionLexer {
    private static let operators: [(text: String, sign: BinaryOperator)] = [
        ("||", .or), ("&&", .and), ("==", .equal), ("!=", .notEqual), ("<=", .atMost), ("=<", .atMost),
        (">=", .atLeast), ("=>", .atLeast), ("=", .equal), ("<", .less), (">", .greater), ("+", .add), ("-", .subtract),
        ("*", .multiply), ("/", .divide), ("%", .remainder),
    ]

    private static let signs: [UInt8: ExpressionToken.Kind] = [
        UInt8(ascii: "!"): .not, UInt8(ascii: "."): .dot, UInt8(ascii: ","): .comma,
        UInt8(ascii: "("): .leftParenthesis, UInt8(ascii: ")"): .rightParenthesis,
        UInt8(ascii: "["): .leftBracket, UInt8(ascii: "]"): .rightBracket,
    ]

    mutating func sign() -> ExpressionToken.Kind {
        if let kind = doubtfulOperator() { return kind }
        for (text, sign) in Self.operators where bytes[index..<end].starts(with: text.utf8) {
            index += text.utf8.count
            return .binary(sign)
        }
        if let kind = Self.signs[bytes[index]] {
            index += 1
            return kind
        }
        return reportCharacter()
    }

    /// Reads an operator that other dialects understand otherwise than its author, as what was probably meant.
    private mutating func doubtfulOperator() -> ExpressionToken.Kind? {
        let start = index
        let rest = bytes[index..<end]
        let sign: BinaryOperator
        if rest.starts(with: "<>".utf8) || rest.starts(with: "><".utf8) {
            sign = .notEqual
        } else if rest.starts(with: "&".utf8), !rest.starts(with: "&&".utf8) {
            sign = .and
        } else if rest.starts(with: "|".utf8), !rest.starts(with: "||".utf8) {
            sign = .or
        } else {
            return nil
        }
        index += sign == .notEqual ? 2 : 1
        let written = String(decoding: bytes[start..<index], as: UTF8.self)
        report(
            .templateUnknownOperator, "`\(written)` is no operator", at: start..<index,
            help: "Write `\(sign.spelling)`.")
        return .binary(sign)
    }

    private mutating func reportCharacter() -> ExpressionToken.Kind {
        let start = index
        index += 1
        let text = TerminalText.escaped(String(decoding: bytes[start..<index], as: UTF8.self))
        report(
            .templateUnexpectedText, "`\(text)` has no meaning in an expression", at: start..<index,
            help: "Remove it, or put text into quotes.")
        return .invalid
    }

    /// Arithmetic needs blanks: other dialects read `a+b` as one name.
    func reportMissingBlank(after start: Int) {
        guard let byte = peek(), "+*/%".utf8.contains(byte) else { return }
        let sign = String(decoding: [byte], as: UTF8.self)
        report(
            .templateMissingBlank, "`\(sign)` needs blanks around it", at: index..<(index + 1),
            help: "Write ` \(sign) `.")
    }

    func reportNumber(_ text: String, from start: Int) -> ExpressionToken.Kind {
        let hyphen = text.utf8.firstIndex(of: UInt8(ascii: "-"))
        report(
            .templateInvalidNumber, "`\(TerminalText.escaped(text))` is no number", at: start..<index,
            help: hyphen == nil
                ? "Write a decimal number; names begin with a letter." : "To subtract, put blanks around `-`.")
        return .invalid
    }
}
