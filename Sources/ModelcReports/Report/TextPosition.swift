/// A position in a text file; all numbers count from 1.
package struct TextPosition: Hashable, Sendable {
    package var line: Int
    /// The column in Unicode scalars.
    var column: Int
    /// The column in bytes of UTF-8.
    var byteColumn: Int
}
