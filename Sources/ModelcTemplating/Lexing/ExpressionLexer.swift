import ModelcDiagnostics

/// Divides the text of a command into words and signs.
struct ExpressionLexer {
    let source: TemplateSource
    let faults: FaultCollector
    let bytes: [UInt8]
    let end: Int
    var index: Int

    /// - Parameter range: the text after the command's name.
    init(_ source: TemplateSource, range: Range<Int>, faults: FaultCollector) {
        self.source = source
        self.faults = faults
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
        reportMissingBlank(after: start)
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if let name = BinaryOperator(word: word) { return .binary(name) }
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
        reportMissingBlank(after: start)
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
        faults.report(id, message, at: TemplatePlace(source: source, range: range), help: help)
    }
}
