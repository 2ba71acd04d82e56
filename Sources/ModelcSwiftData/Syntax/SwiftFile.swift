import ModelcBase
import ModelcSourceCode

/// A Swift file and its tokens.
struct SwiftFile: Sendable {
    let source: SwiftSourceFile
    /// The index of the file in the model's source.
    let index: Int
    let tokens: [SwiftToken]
    /// The offset where the tokens may begin to differ from those of a compiler; nil if there is none.
    let unfinished: Int?

    init(_ source: SwiftSourceFile, index: Int) {
        self.source = source
        self.index = index
        var lexer = CodeLexer(source.text.bytes, .swift)
        var tokens: [SwiftToken] = []
        tokens.reserveCapacity(source.text.bytes.count / 8)
        var end = 0
        while let kind = lexer.next() {
            let startsLine = source.text.bytes.firstPlace(of: UInt8(ascii: "\n"), in: end..<lexer.start) != nil
            tokens.append(
                SwiftToken(kind: kind, start: lexer.start, end: lexer.position, startsLine: startsLine || end == 0))
            end = lexer.position
        }
        self.tokens = tokens
        unfinished = lexer.unfinished
    }

    /// The position of a token, or of the end of the file.
    func position(ofToken token: Int) -> SourcePosition {
        position(at: token < tokens.count ? tokens[token].start : source.text.bytes.count)
    }

    func position(at offset: Int) -> SourcePosition {
        let position = source.text.position(at: offset)
        return SourcePosition(offset: offset, line: position.line, column: position.column, file: index)
    }

    /// The bytes of a range of tokens, as written.
    func text(of range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
        return String(decoding: source.text.bytes[tokens[first].start..<tokens[last].end], as: UTF8.self)
    }
}
