import ModelcSQLite

/// Reads the rows of a query on the copy of a store, one at a time.
final class SnapshotCursor {
    private let cursor: SQLiteCursor
    /// Keeps the copy on disk as long as its rows are read.
    private let database: SnapshotDatabase

    init(_ cursor: SQLiteCursor, of database: SnapshotDatabase) {
        self.cursor = cursor
        self.database = database
    }

    /// Returns the next row; nil after the last one.
    func next() throws(StoreError) -> [SQLiteValue]? {
        do throws(SQLiteError) {
            return try cursor.next()
        } catch {
            throw SnapshotDatabase.problem(error, database.path)
        }
    }
}
