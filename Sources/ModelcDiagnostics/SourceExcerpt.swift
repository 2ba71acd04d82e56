import ModelcBase

/// One line of a file with an underlined range, cut to the width of a terminal.
struct SourceExcerpt: Hashable, Sendable {
    /// The visible part of the line, with `…` at each end that was cut.
    let text: String
    /// The spaces before the underline.
    let indent: String
    /// The underline characters.
    let carets: String
    private let lineNumber: Int

    private static let widestWindow = 100
    private static let narrowestWindow = 24
    private static let margin = 30
    /// The maximum number of bytes that are read before, in, and after the underlined range. More bytes cannot be
    /// visible, and a generated file may be one long line with many locations to show.
    private static let byteLimit = 4 * widestWindow

    /// Creates the excerpt for a position; nil if the file has no such line.
    ///
    /// - Parameters:
    ///   - position: the first byte to underline.
    ///   - length: the number of bytes to underline. 0 underlines one byte, and the underline never goes past the end
    ///     of the line.
    ///   - width: the number of columns, including the line number; nil for no limit.
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
        // Next to the visible text are the line number, a bar, and `…` at each end where the line was cut.
        let gutter = max(String(position.line).count + 1, 2) + 5
        let window = min(
            SourceExcerpt.widestWindow, max(width.map { $0 - gutter } ?? .max, SourceExcerpt.narrowestWindow))
        // The visible text begins some columns before the underlined range, or further to the left if the line ends
        // early.
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

    /// The line number, padded to the column's width.
    var paddedLineNumber: String {
        let number = String(lineNumber)
        return String(repeating: " ", count: gutterWidth - number.count) + number
    }

    /// Returns the last bytes of a range, at most `byteLimit`, starting at a character boundary.
    private static func tail(of piece: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var start = max(piece.lowerBound, piece.upperBound - byteLimit)
        if start > piece.lowerBound {
            while start < piece.upperBound, isContinuation(bytes[start]) { start += 1 }
        }
        return start..<piece.upperBound
    }

    /// Returns the first bytes of a range, at most `byteLimit`, ending at a character boundary.
    private static func head(of piece: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var end = min(piece.upperBound, piece.lowerBound + byteLimit)
        if end < piece.upperBound {
            while end > piece.lowerBound, isContinuation(bytes[end]) { end -= 1 }
        }
        return piece.lowerBound..<end
    }

    /// Whether the byte continues a UTF-8 character, so that no character starts there.
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Returns the first characters that fit into a number of columns.
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

    /// Returns the characters of a part of the line, with invisible characters made visible.
    private static func characters(_ bytes: ArraySlice<UInt8>, trimsStart: Bool = false) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let characters = trimsStart ? text.drop { $0 == " " || $0 == "\t" } : text[...]
        return characters.map { $0 == "\t" ? " " : TerminalText.escaped(String($0)) }
    }
}
