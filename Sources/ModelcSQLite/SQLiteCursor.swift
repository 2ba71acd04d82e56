/// Reads the rows of a query one after the other, so that only one row has to fit into memory.
///
/// A connection may have several cursors at once.
package final class SQLiteCursor {
    // Retained: the connection exists as long as its queries.
    private let database: SQLiteDatabase
    private let statement: SQLiteStatement
    private let limits: SQLiteLimits
    /// Whether the last row was already read. Without this flag, SQLite would start the query again.
    private var isAtEnd = false

    init(_ statement: SQLiteStatement, of database: SQLiteDatabase, _ limits: SQLiteLimits) {
        self.database = database
        self.statement = statement
        self.limits = limits
    }

    /// The next row; nil after the last one.
    ///
    /// - Throws: an error of SQLite, or `tooLarge` if the row alone is larger than `SQLiteLimits.rowBytes`.
    package func next() throws(SQLiteError) -> [SQLiteValue]? {
        guard !isAtEnd else { return nil }
        guard let row = try statement.nextRow() else {
            isAtEnd = true
            return nil
        }
        var size = 0
        for value in row { size += value.size }
        guard size <= limits.rowBytes else {
            throw SQLiteError(.tooLarge, "a row has more than \(limits.rowBytes) bytes")
        }
        return row
    }
}
