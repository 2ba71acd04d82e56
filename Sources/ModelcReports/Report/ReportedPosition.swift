/// A place in a text file; everything counts from 1.
package struct ReportedPosition: Hashable, Sendable {
    package var line: Int
    /// The column in Unicode scalars.
    package var column: Int
    /// The column in bytes of UTF-8.
    package var byteColumn: Int

    package init(line: Int, column: Int, byteColumn: Int) {
        self.line = line
        self.column = column
        self.byteColumn = byteColumn
    }
}
