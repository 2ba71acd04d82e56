/// A position in a UTF-8 text file.
///
/// Lines and columns start at 1. A column counts UTF-8 bytes, as in `swiftc` and `clang`, so that editors jump to the
/// same position.
package struct SourcePosition: Hashable, Sendable {
    /// The number of bytes from the start of the file to the position.
    package var offset: Int { Int(storedOffset) }
    /// The line number, from 1; a line ends with a line feed.
    package var line: Int { Int(storedLine) }
    /// The column, in UTF-8 bytes from 1.
    package var column: Int { Int(storedColumn) }
    /// The index of the file, for a model whose source has several files; otherwise 0.
    package var file: Int { Int(storedFile) }

    // A model with many thousand elements stores a position for each of them: 32-bit fields halve the memory.
    private let storedOffset: UInt32
    private let storedLine: UInt32
    private let storedColumn: UInt32
    private let storedFile: UInt16

    /// - Parameters:
    ///   - offset: bytes from the start of the file.
    ///   - line: the line, from 1.
    ///   - column: the column, in UTF-8 bytes from 1.
    ///   - file: the index of the file in the model's source.
    package init(offset: Int, line: Int, column: Int, file: Int = 0) {
        storedOffset = UInt32(clamping: offset)
        storedLine = UInt32(clamping: line)
        storedColumn = UInt32(clamping: column)
        storedFile = UInt16(clamping: file)
    }

    /// The first byte of a file.
    package static let start = SourcePosition(offset: 0, line: 1, column: 1)
}

extension SourcePosition: Comparable {
    package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
        (lhs.storedFile, lhs.storedOffset) < (rhs.storedFile, rhs.storedOffset)
    }
}
