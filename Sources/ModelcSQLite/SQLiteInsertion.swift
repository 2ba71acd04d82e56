/// A statement that inserts rows, one after the other.
package final class SQLiteInsertion {
    // Retained: the connection exists as long as its statements.
    private let database: SQLiteBuilder
    private let statement: SQLiteStatement

    init(_ statement: SQLiteStatement, of database: SQLiteBuilder) {
        self.statement = statement
        self.database = database
    }

    /// Inserts a row.
    ///
    /// - Parameter values: one value for each `?` of the statement, in order.
    package func insert(_ values: [SQLiteValue]) throws(SQLiteError) {
        try statement.bind(values)
        try statement.runOnce()
    }
}
