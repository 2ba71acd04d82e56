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

    // A model with many thousand elements stores a position for each of them: 32-bit fields halve the memory.
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
