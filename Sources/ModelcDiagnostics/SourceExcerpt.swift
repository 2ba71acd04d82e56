import ModelcBase

/// One line of a file with a place in it, cut to a window that fits a terminal.
struct SourceExcerpt: Hashable, Sendable {
    /// What is shown of the line, with `…` where it was cut.
    let text: String
    /// The spaces before the underline.
    let indent: String
    /// The underline.
    let carets: String
    private let lineNumber: Int

    private static let widestWindow = 100
    private static let narrowestWindow = 24
    private static let margin = 30
    /// More bytes of one piece are never looked at: a window holds fewer, and a generated file may be one long line
    /// with many places to show.
    private static let byteLimit = 4 * widestWindow

    /// Nil where the file has no such line.
    ///
    /// - Parameters:
    ///   - position: the first byte to underline.
    ///   - length: how many bytes to underline; 0 underlines one, and the line's end is never passed.
    ///   - width: how many columns there are, those of the line number among them; nil for any number.
    init?(of source: SourceText, at position: SourcePosition, length: Int, width: Int? = nil) {
        guard let line = source.byteRange(ofLine: position.line) else { return nil }
        let start = min(max(line.lowerBound + position.column - 1, line.lowerBound), line.upperBound)
        let end = start + min(max(length, 1), line.upperBound - start)
        let beforeRange = SourceExcerpt.tail(of: line.lowerBound..<start, in: source.bytes)
        let markedRange = SourceExcerpt.head(of: start..<end, in: source.bytes)
        let afterRange = SourceExcerpt.head(of: end..<line.upperBound, in: source.bytes)
        let hidesStart = beforeRange.lowerBound > line.lowerBound
        let before = SourceExcerpt.characters(source.bytes[beforeRange], trimsStart: !hidesStart)
        let marked = SourceExcerpt.characters(source.bytes[markedRange])
        let after = SourceExcerpt.characters(source.bytes[afterRange])

        lineNumber = position.line
        // Around the window are the number, a bar, and a sign at each end where the line was cut.
        let gutter = max(String(position.line).count + 1, 2) + 5
        let window = min(
            SourceExcerpt.widestWindow, max(width.map { $0 - gutter } ?? .max, SourceExcerpt.narrowestWindow))
        // The window begins a margin before the place, and further to the left where the line ends before the window.
        let margin = max(min(SourceExcerpt.margin, window / 3), window - SourceExcerpt.width(marked + after))
        let shownBefore = Array(SourceExcerpt.fitting(before.reversed(), in: margin).reversed())
        let room = window - SourceExcerpt.width(shownBefore)
        let shownMarked = SourceExcerpt.fitting(marked, in: room)
        let isMarkedWhole = shownMarked.count == marked.count && markedRange.upperBound == end
        let shownAfter = isMarkedWhole ? SourceExcerpt.fitting(after, in: room - SourceExcerpt.width(shownMarked)) : []
        let head = (hidesStart || shownBefore.count < before.count ? "…" : "") + shownBefore.joined()
        let isCut =
            !isMarkedWhole || shownAfter.count < after.count || afterRange.upperBound < line.upperBound

        text = head + shownMarked.joined() + shownAfter.joined() + (isCut ? "…" : "")
        indent = String(repeating: " ", count: TerminalWidth.of(head))
        carets = String(repeating: "^", count: max(TerminalWidth.of(shownMarked.joined()), 1))
    }

    /// The width of the column of line numbers.
    var gutterWidth: Int { max(String(lineNumber).count + 1, 2) }

    /// The line number, filled up to the column's width.
    var paddedLineNumber: String {
        let number = String(lineNumber)
        return String(repeating: " ", count: gutterWidth - number.count) + number
    }

    /// The last bytes of a piece, from the beginning of a character on.
    private static func tail(of piece: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var start = max(piece.lowerBound, piece.upperBound - byteLimit)
        if start > piece.lowerBound {
            while start < piece.upperBound, isContinuation(bytes[start]) { start += 1 }
        }
        return start..<piece.upperBound
    }

    /// The first bytes of a piece, up to the end of a character.
    private static func head(of piece: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var end = min(piece.upperBound, piece.lowerBound + byteLimit)
        if end < piece.upperBound {
            while end > piece.lowerBound, isContinuation(bytes[end]) { end -= 1 }
        }
        return piece.lowerBound..<end
    }

    /// Whether the byte stands inside a character of UTF-8.
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

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
