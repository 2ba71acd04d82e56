import ModelcSQLite

/// The rows of a query of a copy, one at a time.
final class SnapshotCursor {
    private let cursor: SQLiteCursor
    /// Retained, so that the copy exists as long as it is read.
    private let database: SnapshotDatabase

    init(_ cursor: SQLiteCursor, of database: SnapshotDatabase) {
        self.cursor = cursor
        self.database = database
    }

    /// The next row; nil after the last one.
    func next() throws(StoreError) -> [SQLiteValue]? {
        do throws(SQLiteError) {
            return try cursor.next()
        } catch {
            throw SnapshotDatabase.problem(error, database.path)
        }
    }
}
