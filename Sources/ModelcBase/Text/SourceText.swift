/// The bytes of a text file with the start of each line. It gives positions and single lines.
package struct SourceText: Sendable {
    /// The file's bytes, as they are on disk.
    package let bytes: [UInt8]
    /// Offset of the first byte of each line; never empty.
    private let lineStarts: [Int]

    /// - Parameter bytes: the file's bytes. They are read as UTF-8; invalid bytes cause no error.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = SourceText.findLineStarts(in: bytes)
    }

    /// The number of lines; 1 for a file without a line feed.
    package var lineCount: Int { lineStarts.count }

    /// The position of the byte at `offset`. An offset outside the file gives the start or the end of the file.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let index = lineIndex(of: offset)
        return SourcePosition(offset: offset, line: index + 1, column: offset - lineStarts[index] + 1)
    }

    /// The position of the byte at `offset`, searched first in `line` (from 1) and the few lines after it. This is
    /// faster for callers that process a file in order.
    package func position(at offset: Int, nearLine line: Int) -> SourcePosition {
        for index in max(0, line - 1)..<min(lineStarts.count, line + 3) where contains(offset, lineAt: index) {
            return SourcePosition(offset: offset, line: index + 1, column: offset - lineStarts[index] + 1)
        }
        return position(at: offset)
    }

    private func contains(_ offset: Int, lineAt index: Int) -> Bool {
        guard offset >= lineStarts[index], offset <= bytes.count else { return false }
        return index + 1 == lineStarts.count || offset < lineStarts[index + 1]
    }

    /// The text of a line (from 1) without its line end, or nil if there is no such line.
    package func line(_ number: Int) -> String? {
        guard let range = byteRange(ofLine: number) else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// The range of the bytes of a line (from 1), without its LF and without a CR before the LF.
    package func byteRange(ofLine number: Int) -> Range<Int>? {
        guard number >= 1, number <= lineStarts.count else { return nil }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private static func findLineStarts(in bytes: [UInt8]) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 64 + 1)
        var index = 0
        while let lineFeed = bytes.firstPlace(of: UInt8(ascii: "\n"), in: index..<bytes.count) {
            index = lineFeed + 1
            starts.append(index)
        }
        return starts
    }
}

/// The reason why edits cannot be combined.
package enum TextEditConflict: Error, Hashable {
    /// Two edits change the same bytes.
    case overlapping(TextEdit, TextEdit)
    /// An edit has an offset or a length outside the text.
    case outside(TextEdit)
}
