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
        let end = start + min(max(length, 1), line.upperBound - start)
        let before = SourceExcerpt.characters(source.bytes[line.lowerBound..<start], trimsStart: true)
        let marked = SourceExcerpt.characters(source.bytes[start..<end])
        let after = SourceExcerpt.characters(source.bytes[end..<line.upperBound])

        let isShort = SourceExcerpt.width(before + marked + after) <= SourceExcerpt.window
        let margin = isShort ? SourceExcerpt.window : SourceExcerpt.margin
        let shownBefore = Array(SourceExcerpt.fitting(before.reversed(), in: margin).reversed())
        let room = SourceExcerpt.window - SourceExcerpt.width(shownBefore)
        let shownMarked = SourceExcerpt.fitting(marked, in: room)
        let isMarkedWhole = shownMarked.count == marked.count
        let shownAfter = isMarkedWhole ? SourceExcerpt.fitting(after, in: room - SourceExcerpt.width(shownMarked)) : []
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

    /// The first characters that take no more than so many columns.
    private static func fitting(_ characters: [String], in columns: Int) -> [String] {
        var rest = columns
        return Array(
            characters.prefix { character in
                rest -= TerminalWidth.of(character)
                return rest >= 0
            })
    }

    private static func width(_ characters: [String]) -> Int {
        characters.reduce(0) { $0 + TerminalWidth.of($1) }
    }

    /// The characters of a piece of the line, each made visible.
    private static func characters(_ bytes: ArraySlice<UInt8>, trimsStart: Bool = false) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let characters = trimsStart ? text.drop { $0 == " " || $0 == "\t" } : text[...]
        return characters.map { $0 == "\t" ? " " : TerminalText.escaped(String($0)) }
    }
}
