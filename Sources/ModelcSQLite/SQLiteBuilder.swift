import ModelcLibSQLite3

/// A connection that writes a new database under a temporary name.
///
/// It is fast because no other program uses the file: there is no journal, no lock and no flush to the disk. If writing
/// fails or the process is killed, the file is worthless; the caller removes it.
///
/// Use a connection from one thread at a time.
package final class SQLiteBuilder {
    private let connection: OpaquePointer

    /// Creates a database. The file must not exist, or must be empty.
    package init(path: String) throws(SQLiteError) {
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            defer { sqlite3_close_v2(opened) }
            throw SQLiteError(code: code, of: opened)
        }
        connection = opened
        sqlite3_extended_result_codes(connection, 1)
        try execute("PRAGMA journal_mode = OFF")
        try execute("PRAGMA synchronous = OFF")
        try execute("PRAGMA locking_mode = EXCLUSIVE")
    }

    deinit { sqlite3_close_v2(connection) }

    /// Runs statements. Their results are ignored.
    package func execute(_ sql: String) throws(SQLiteError) {
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteError(code: code, of: connection) }
    }

    /// Returns a statement that inserts a row, compiled once for all rows of a table.
    package func insertion(_ sql: String) throws(SQLiteError) -> SQLiteInsertion {
        SQLiteInsertion(try SQLiteStatement(writing: sql, in: connection), of: self)
    }
}
