/// Reads the expressions of MiscMerge. A word ends at white space or at one of `< > ! = ( ) | & ,`, so `a-1` is one word.
struct MiscMergeExpressionParser {
    private let bytes: [UInt8]
    private let range: Range<Int>
    private let notes: MiscMergeNotes
    private var index = 0
    private var depth = 0

    /// - Parameter range: the range of the command in the template, for notes.
    init(_ bytes: [UInt8], at range: Range<Int>, _ notes: MiscMergeNotes) {
        self.bytes = bytes
        self.range = range
        self.notes = notes
    }

    /// Returns the text that has not been read yet, without white space at its start.
    mutating func rest() -> String {
        skipSpaces()
        return String(decoding: bytes[index...], as: UTF8.self)
    }

    /// Reads a word up to the next white space; nil if there is none.
    mutating func plainWord() -> String? {
        skipSpaces()
        let start = index
        while index < bytes.count, !Bytes.isSpace(bytes[index]) { index += 1 }
        return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Reads a name up to white space or `=`; nil if there is none.
    mutating func name() -> String? {
        skipSpaces()
        let start = index
        while index < bytes.count, !Bytes.isSpace(bytes[index]), bytes[index] != UInt8(ascii: "=") { index += 1 }
        return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Skips a sign; false if something else is there.
    mutating func skip(_ sign: String) -> Bool {
        guard peekSign(sign) else { return false }
        index += sign.utf8.count
        return true
    }

    /// Reads a value without an operator after it; nil if there is none.
    mutating func operand() -> MiscMergeExpression? { unary() }

    /// Reads an expression; nil if there is none.
    mutating func expression() -> MiscMergeExpression? {
        guard let first = binary(atLeast: 1) else { return nil }
        var items = [first]
        while peekSign(",") {
            index += 1
            guard let item = binary(atLeast: 1) else {
                missingOperand(after: ",")
                break
            }
            items.append(item)
        }
        return items.count == 1 ? first : .list(items)
    }

    private mutating func binary(atLeast precedence: Int) -> MiscMergeExpression? {
        guard var left = unary() else { return nil }
        while let (sign, length) = nextOperator(), sign.precedence >= precedence {
            index += length
            guard let right = binary(atLeast: sign.precedence + 1) else {
                missingOperand(after: sign.spelling)
                return left
            }
            left = .binary(sign, left, right)
        }
        return left
    }

    private mutating func unary() -> MiscMergeExpression? {
        skipSpaces()
        guard index < bytes.count, depth < 30 else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch bytes[index] {
        case UInt8(ascii: "!") where !bytes[index...].starts(with: "!=".utf8):
            index += 1
            return unary().map(MiscMergeExpression.not)
        case UInt8(ascii: "-"):
            index += 1
            return unary().map(MiscMergeExpression.negated)
        case UInt8(ascii: "("):
            index += 1
            let inner = expression()
            if peekSign(")") {
                index += 1
            } else {
                notes.add(.error, "`)` is missing", at: range, help: "Write the closing parenthesis.")
            }
            return inner
        default: return primary()
        }
    }

    private mutating func primary() -> MiscMergeExpression? {
        let first = bytes[index]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return text(in: first) }
        let start = index
        while index < bytes.count, !endsWord(bytes[index]) { index += 1 }
        return start == index ? nil : .word(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func text(in quote: UInt8) -> MiscMergeExpression {
        var content: [UInt8] = []
        index += 1
        while index < bytes.count, bytes[index] != quote {
            let isEscape = quote == UInt8(ascii: "\"") && bytes[index...].starts(with: "\\\"".utf8)
            if isEscape { index += 1 }
            content.append(bytes[index])
            index += 1
        }
        index = min(index + 1, bytes.count)
        let text = String(decoding: content, as: UTF8.self)
        return quote == UInt8(ascii: "'") ? .literal(text) : .quoted(text)
    }

    private func endsWord(_ byte: UInt8) -> Bool { Bytes.isSpace(byte) || "<>!=()|&,".utf8.contains(byte) }

    private mutating func skipSpaces() { while index < bytes.count, Bytes.isSpace(bytes[index]) { index += 1 } }

    private mutating func peekSign(_ sign: String) -> Bool {
        skipSpaces()
        return bytes[index...].starts(with: sign.utf8)
    }

    /// Returns the operator at the current position and its length in bytes; nil if there is no operator.
    private mutating func nextOperator() -> (TemplateOperator, Int)? {
        skipSpaces()
        guard index < bytes.count else { return nil }
        // The first sign decides, so `<>` means the opposite of what it looks like.
        for (text, sign) in [("<>", TemplateOperator.greater), ("><", .less)]
        where bytes[index...].starts(with: text.utf8) {
            notes.add(
                .trap, "`\(text)` means `\(sign.spelling)` in MiscMerge, not `!=`", at: range,
                help: "Write `!=` in the converted template if that was meant.")
            return (sign, 2)
        }
        for (text, sign) in MiscMergeExpressionParser.signs where bytes[index...].starts(with: text.utf8) {
            return (sign, text.utf8.count)
        }
        return wordOperator()
    }

    private static let signs: [(String, TemplateOperator)] = [
        ("||", .or), ("&&", .and), ("==", .equal), ("!=", .notEqual), ("<=", .atMost), ("=<", .atMost),
        (">=", .atLeast), ("=>", .atLeast), ("=", .equal), ("<", .less), (">", .greater), ("+", .add),
        ("-", .subtract), ("*", .multiply), ("/", .divide), ("%", .remainder),
    ]

    private func wordOperator() -> (TemplateOperator, Int)? {
        let letters = bytes[index...].prefix { Bytes.isLowercase($0) || Bytes.isUppercase($0) }
        return TemplateOperator(word: String(decoding: letters, as: UTF8.self)).map { ($0, letters.count) }
    }

    private func missingOperand(after sign: String) {
        notes.add(
            .error, "`\(sign)` has no value on its right", at: range, help: "Write the value, or remove the operator.")
    }
}
