import ModelcBase
import ModelcDiagnostics

/// Splits the text of a command into words, literals and operators.
struct ExpressionLexer {
    let source: TemplateSource
    let problems: ProblemCollector
    let bytes: [UInt8]
    let end: Int
    var index: Int

    /// - Parameter range: the text after the command's name.
    init(_ source: TemplateSource, range: Range<Int>, problems: ProblemCollector) {
        self.source = source
        self.problems = problems
        bytes = source.text.bytes
        index = range.lowerBound
        end = range.upperBound
    }

    mutating func next() -> ExpressionToken {
        while index < end, Bytes.isSpace(bytes[index]) { index += 1 }
        let start = index
        let kind = nextKind()
        return ExpressionToken(kind: kind, range: start..<index)
    }

    private mutating func nextKind() -> ExpressionToken.Kind {
        guard index < end else { return .end }
        let byte = bytes[index]
        if Bytes.beginsWord(byte) { return word() }
        if Bytes.isDigit(byte) { return number() }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return string() }
        return sign()
    }

    private mutating func word() -> ExpressionToken.Kind {
        let start = index
        skipWord()
        reportMissingBlank()
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if let name = TemplateOperator(word: word) { return .binary(name) }
        return .word(word)
    }

    private mutating func number() -> ExpressionToken.Kind {
        let start = index
        skipWord()
        var isWhole = true
        if peek() == Bytes.dot, index + 1 < end, Bytes.isDigit(bytes[index + 1]) {
            isWhole = false
            index += 1
            skipWord()
        }
        reportMissingBlank()
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let value = Int(text) { return .integer(value) }
        if !isWhole, text.utf8.allSatisfy({ Bytes.isDigit($0) || $0 == Bytes.dot }), let value = Double(text) {
            return .double(value)
        }
        return reportNumber(text, from: start)
    }

    private mutating func skipWord() {
        while index < end, Bytes.continuesWord(bytes[index]) { index += 1 }
    }

    func peek(_ distance: Int = 0) -> UInt8? { index + distance < end ? bytes[index + distance] : nil }

    func report(_ id: DiagnosticID, _ message: String, at range: Range<Int>, help: String) {
        problems.report(id, message, at: TemplateLocation(source: source, range: range), help: help)
    }
}

extension ExpressionLexer {
    private static let operators: [(text: String, sign: TemplateOperator)] = [
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

    /// Reads an operator that has another meaning in other dialects, such as `<>` or `&`. Returns the operator that was
    /// probably intended.
    private mutating func doubtfulOperator() -> ExpressionToken.Kind? {
        let start = index
        let rest = bytes[index..<end]
        let sign: TemplateOperator
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
            .templateUnknownOperator, "`\(written)` is not an operator", at: start..<index,
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

    /// Reports an arithmetic operator without spaces around it: other dialects read `a+b` as one name.
    func reportMissingBlank() {
        guard let byte = peek(), "+*/%".utf8.contains(byte) else { return }
        let sign = String(decoding: [byte], as: UTF8.self)
        report(
            .templateMissingBlank, "`\(sign)` needs spaces around it", at: index..<(index + 1),
            help: "Write ` \(sign) `.")
    }

    func reportNumber(_ text: String, from start: Int) -> ExpressionToken.Kind {
        let hyphen = text.utf8.firstIndex(of: UInt8(ascii: "-"))
        report(
            .templateInvalidNumber, "`\(TerminalText.escaped(text))` is not a number", at: start..<index,
            help: hyphen == nil
                ? "Write a decimal number; names begin with a letter." : "To subtract, put spaces around `-`.")
        return .invalid
    }
}

extension ExpressionLexer {
    /// Reads a string in single or double quotes.
    mutating func string() -> ExpressionToken.Kind {
        let start = index
        let quote = bytes[index]
        var content: [UInt8] = []
        index += 1
        while index < end, bytes[index] != quote {
            if bytes[index] == Bytes.backslash, index + 1 < end {
                content.append(escapedByte())
            } else {
                content.append(bytes[index])
                index += 1
            }
        }
        guard index < end else { return reportUnclosedString(from: start) }
        index += 1
        return .string(String(decoding: content, as: UTF8.self))
    }

    /// Reads a backslash and the character after it.
    private mutating func escapedByte() -> UInt8 {
        let start = index
        index += 2
        switch bytes[start + 1] {
        case UInt8(ascii: "n"): return Bytes.lineFeed
        case UInt8(ascii: "t"): return UInt8(ascii: "\t")
        case UInt8(ascii: "\""), UInt8(ascii: "'"), Bytes.backslash, Bytes.dollar, Bytes.less: return bytes[start + 1]
        default:
            reportEscape(at: start)
            return bytes[start + 1]
        }
    }

    private func reportEscape(at start: Int) {
        let isASCII = bytes[start + 1] < 0x80
        let text = isASCII ? TerminalText.escaped(String(decoding: bytes[start...start + 1], as: UTF8.self)) : "\\"
        report(
            .templateUnknownEscape, "`\(text)` is not an escape", at: start..<(start + 2),
            help: "Write `\\\\` for a backslash; the others are `\\n`, `\\t`, `\\\"`, `\\'`, `\\$` and `\\<`.")
    }

    private func reportUnclosedString(from start: Int) -> ExpressionToken.Kind {
        report(
            .templateUnclosedString, "The text in quotes does not end within the command", at: start..<(start + 1),
            help: "Write the same quote at its end; inside a text write `\\$>` for `$>`.")
        return .invalid
    }
}
