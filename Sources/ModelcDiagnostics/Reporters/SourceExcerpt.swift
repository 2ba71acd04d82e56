import ModelcText

/// One line of a file with a place in it, cut to a window that fits a terminal.
struct SourceExcerpt {
    /// What is shown of the line, with `…` where it was cut.
    let text: String
    /// The blanks that stand before the underline.
    let indent: String
    /// The underline.
    let carets: String
    private let lineNumber: Int

    private static let window = 100
    private static let margin = 30

    /// Nil where the file has no such line.
    init?(of source: SourceText, at position: SourcePosition, length: Int) {
        guard let line = source.byteRange(ofLine: position.line) else { return nil }
        let start = min(max(line.lowerBound + position.column - 1, line.lowerBound), line.upperBound)
        let end = min(start + max(length, 1), line.upperBound)
        let before = SourceExcerpt.characters(source.bytes[line.lowerBound..<start], trimsStart: true)
        let marked = SourceExcerpt.characters(source.bytes[start..<max(start, end)])
        let after = SourceExcerpt.characters(source.bytes[max(start, end)..<line.upperBound])

        let isShort = before.count + marked.count + after.count <= SourceExcerpt.window
        let shownBefore = isShort ? before[...] : before.suffix(SourceExcerpt.margin)
        let room = max(SourceExcerpt.window - shownBefore.count, 0)
        let shownMarked = marked.prefix(room)
        let shownAfter = after.prefix(room - shownMarked.count)
        let head = (shownBefore.count < before.count ? "…" : "") + shownBefore.joined()
        let isCut = shownMarked.count + shownAfter.count < marked.count + after.count

        text = head + shownMarked.joined() + shownAfter.joined() + (isCut ? "…" : "")
        indent = String(repeating: " ", count: TerminalWidth.of(head))
        carets = String(repeating: "^", count: max(TerminalWidth.of(shownMarked.joined()), 1))
        lineNumber = position.line
    }

    /// The width of the column of line numbers.
    var gutterWidth: Int { max(String(lineNumber).count + 1, 2) }

    /// The line number, filled up to the column's width.
    var paddedLineNumber: String {
        let number = String(lineNumber)
        return String(repeating: " ", count: gutterWidth - number.count) + number
    }

    /// The characters of a piece of the line, each made visible.
    private static func characters(_ bytes: ArraySlice<UInt8>, trimsStart: Bool = false) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let characters = trimsStart ? text.drop { $0 == " " || $0 == "\t" } : text[...]
        return characters.map { $0 == "\t" ? " " : TerminalText.escaped(String($0)) }
    }
}
