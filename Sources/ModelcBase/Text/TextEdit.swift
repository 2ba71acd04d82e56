/// A change of a text file that replaces some bytes.
package struct TextEdit: Hashable, Sendable {
    /// The offset of the first replaced byte, from the start of the file.
    package var offset: Int
    /// The number of replaced bytes; 0 for an insertion.
    package var length: Int
    /// The new text.
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
    /// The edits sorted by offset. An insertion precedes a replacement at the same offset.
    package static func sorted(_ edits: [TextEdit]) -> [TextEdit] {
        edits.sorted { ($0.offset, $0.length) < ($1.offset, $1.length) }
    }

    /// Applies all edits at once; their offsets refer to the original text.
    ///
    /// - Throws: the conflict, if edits overlap or are outside the text. Two insertions at the same offset overlap,
    ///   because their order is undefined.
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
            // The comparison subtracts instead of adding, so that extreme numbers cannot overflow.
            guard edit.offset >= 0, edit.length >= 0, edit.offset <= count, edit.length <= count - edit.offset else {
                return .outside(edit)
            }
            if let previous, previous.overlaps(edit) { return .overlapping(previous, edit) }
            previous = edit
        }
        return nil
    }

    /// Whether an edit that comes later in the file changes some of the same bytes.
    private func overlaps(_ later: TextEdit) -> Bool {
        offset + length > later.offset || (length == 0 && later.length == 0 && offset == later.offset)
    }
}
