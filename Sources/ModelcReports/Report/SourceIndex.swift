import ModelcBase

/// A text file, prepared for looking up many regions. A lookup does not scan the file, even if lines are long.
package struct SourceIndex: Sendable {
    package let source: SourceText
    /// The number of Unicode scalars that begin before each block of bytes.
    private let scalarsBeforeBlock: [Int]

    private static let blockSize = 256

    package init(_ source: SourceText) {
        self.source = source
        scalarsBeforeBlock = SourceIndex.count(in: source.bytes)
    }

    /// Returns a range of bytes with its lines and columns. Offsets outside the file are moved to the nearest end of
    /// the file.
    package func region(byteOffset: Int, byteLength: Int) -> TextRegion {
        let start = min(max(byteOffset, 0), source.bytes.count)
        let end = min(start + min(max(byteLength, 0), source.bytes.count), source.bytes.count)
        return TextRegion(
            byteOffset: start, byteLength: end - start, start: position(at: start), end: position(at: end))
    }

    private func position(at offset: Int) -> TextPosition {
        let position = source.position(at: offset)
        let lineStart = offset - (position.column - 1)
        let column = scalars(before: offset) - scalars(before: lineStart) + 1
        return TextPosition(line: position.line, column: column, byteColumn: position.column)
    }

    private func scalars(before offset: Int) -> Int {
        let block = offset / SourceIndex.blockSize
        let rest = source.bytes[(block * SourceIndex.blockSize)..<offset]
        return scalarsBeforeBlock[block] + rest.count { SourceIndex.beginsScalar($0) }
    }

    private static func count(in bytes: [UInt8]) -> [Int] {
        var counts = [0]
        counts.reserveCapacity(bytes.count / blockSize + 1)
        bytes.withUnsafeBufferPointer { buffer in
            var total = 0
            for start in stride(from: 0, to: buffer.count - blockSize + 1, by: blockSize) {
                for index in start..<(start + blockSize) where beginsScalar(buffer[index]) { total += 1 }
                counts.append(total)
            }
        }
        return counts
    }

    /// Whether the byte is the first byte of a Unicode scalar in UTF-8.
    private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
