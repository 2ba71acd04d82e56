/// The bytes of a text file with a table of its lines, for positions and excerpts.
package struct SourceText: Sendable {
    /// The file's bytes, as they are on disk.
    package let bytes: [UInt8]
    /// Offset of the first byte of each line; never empty.
    private let lineStarts: [Int]

    /// - Parameter bytes: the file's bytes; interpreted as UTF-8, invalid bytes are harmless.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = SourceText.findLineStarts(in: bytes)
    }

    /// The number of lines; a file without a line feed has one.
    package var lineCount: Int { lineStarts.count }

    /// The position of the byte at `offset`; offsets outside the file are moved to its nearest end.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let index = lineIndex(of: offset)
        return SourcePosition(offset: offset, line: index + 1, column: offset - lineStarts[index] + 1)
    }

    /// The same, searched first in a line (from 1) and the few after it: for callers that process a file in order.
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

    /// The bytes of a line (from 1), without LF and a CR before it.
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

/// A position in a UTF-8 text file.
///
/// Lines and columns start at 1. A column counts UTF-8 bytes, as in `swiftc` and `clang`, so that editors jump to the
/// same position.
package struct SourcePosition: Hashable, Sendable {
    /// The number of bytes before the position, from the start of the file.
    package var offset: Int { Int(storedOffset) }
    /// The line, from 1; lines end at a line feed.
    package var line: Int { Int(storedLine) }
    /// The column, in UTF-8 bytes from 1.
    package var column: Int { Int(storedColumn) }

    // A model with many thousand elements stores one position for each: half the width halves the memory.
    private let storedOffset: UInt32
    private let storedLine: UInt32
    private let storedColumn: UInt32

    /// - Parameters:
    ///   - offset: bytes from the start of the file.
    ///   - line: the line, from 1.
    ///   - column: the column, in UTF-8 bytes from 1.
    package init(offset: Int, line: Int, column: Int) {
        storedOffset = UInt32(clamping: offset)
        storedLine = UInt32(clamping: line)
        storedColumn = UInt32(clamping: column)
    }

    /// The first byte of a file.
    package static let start = SourcePosition(offset: 0, line: 1, column: 1)
}

extension SourcePosition: Comparable {
    package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
        lhs.storedOffset < rhs.storedOffset
    }
}

/// A change of a file's text that replaces some bytes.
package struct TextEdit: Hashable, Sendable {
    /// The first byte that is replaced, from the start of the file.
    package var offset: Int
    /// The number of replaced bytes; 0 for an insertion.
    package var length: Int
    /// The replacement.
    package var replacement: String

    package init(offset: Int, length: Int = 0, replacement: String = "") {
        self.offset = offset
        self.length = length
        self.replacement = replacement
    }

    /// - Parameter range: the bytes that are replaced.
    package init(_ range: Range<Int>, _ replacement: String = "") {
        self.init(offset: range.lowerBound, length: range.count, replacement: replacement)
    }
}

extension TextEdit {
    /// The edits in the order of the file, an insertion before a replacement at the same place.
    package static func sorted(_ edits: [TextEdit]) -> [TextEdit] {
        edits.sorted { ($0.offset, $0.length) < ($1.offset, $1.length) }
    }

    /// The text with all edits applied at once; offsets are those of the original text.
    ///
    /// - Throws: the conflict, if edits overlap or are outside the text; two insertions at one place overlap, because
    ///   their order is undefined.
    package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) throws(TextEditConflict) -> [UInt8] {
        let edits = sorted(edits)
        if let conflict = conflict(in: edits, ofLength: bytes.count) { throw conflict }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var index = 0
        for edit in edits {
            result += bytes[index..<edit.offset]
            result += edit.replacement.utf8
            index = edit.offset + edit.length
        }
        return result + bytes[index...]
    }

    private static func conflict(in sorted: [TextEdit], ofLength count: Int) -> TextEditConflict? {
        var previous: TextEdit?
        for edit in sorted {
            // In this form of the comparison, no sum of hostile numbers can overflow.
            guard edit.offset >= 0, edit.length >= 0, edit.offset <= count, edit.length <= count - edit.offset else {
                return .outside(edit)
            }
            if let previous, previous.overlaps(edit) { return .overlapping(previous, edit) }
            previous = edit
        }
        return nil
    }

    /// Whether a later edit in the file affects the same bytes.
    private func overlaps(_ later: TextEdit) -> Bool {
        offset + length > later.offset || (length == 0 && later.length == 0 && offset == later.offset)
    }
}

/// The reason that edits cannot be combined.
package enum TextEditConflict: Error, Hashable {
    /// Two edits affect the same place.
    case overlapping(TextEdit, TextEdit)
    /// An edit is not inside the text.
    case outside(TextEdit)
}

/// Recognizes the lines with which git shows both sides of a conflict in a file.
package enum ConflictMarker {
    /// Whether a line, without its end, is a conflict marker.
    package static func isMarker(_ line: some Collection<UInt8>) -> Bool {
        line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>>>>> ".utf8) || line.starts(with: "||||||| ".utf8)
            || line.elementsEqual("=======".utf8)
    }

    /// Whether a text has both sides of a conflict.
    package static func areIn(_ text: [UInt8]) -> Bool {
        // Few texts contain these bytes; for the others the lines need not be checked.
        guard text.firstPlace(of: ">>>>>>> ") != nil, text.firstPlace(of: "<<<<<<< ") != nil else { return false }
        let lines = text.lazy.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return ["<<<<<<< ", ">>>>>>> "].allSatisfy { marker in lines.contains { $0.starts(with: marker.utf8) } }
    }
}
