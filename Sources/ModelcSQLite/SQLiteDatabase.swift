import ModelcLibSQLite3

/// A connection for reading an untrusted database.
///
/// Open a copy of the database: even when SQLite only reads, it may write files next to the database, because it
/// applies the write-ahead log or the journal. The schema is not trusted: views, triggers, unsafe functions and
/// extensions are off, and a query that would write is rejected.
///
/// Use a connection from one thread at a time.
package final class SQLiteDatabase {
    private let connection: OpaquePointer
    private let limits: SQLiteLimits
    private let interruption: Interruption

    /// Opens an existing database.
    ///
    /// - Parameters:
    ///   - limits: the maximum size of a query's result.
    ///   - shouldStop: called repeatedly while a query runs; `true` ends the query with an error.
    package init(
        path: String, limits: SQLiteLimits = SQLiteLimits(), shouldStop: @escaping () -> Bool = { Task.isCancelled }
    ) throws(SQLiteError) {
        connection = try SQLiteDatabase.open(path)
        self.limits = limits
        interruption = Interruption(shouldStop)
        // All properties are set: `deinit` closes the connection even if one of the next calls throws.
        try setSwitches()
        setLimits()
        try execute("PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA query_only = ON")
        interruption.install(in: connection)
        // SQLite reads the file only now. This query detects a file that is not a database.
        _ = try rows("SELECT 1 FROM sqlite_master LIMIT 1")
    }

    deinit { sqlite3_close_v2(connection) }

    /// Returns all rows of a query. If an error occurs, no rows are returned.
    ///
    /// - Parameter arguments: the values for the `?` in the query, in order.
    package func rows(_ sql: String, _ arguments: [String] = []) throws(SQLiteError) -> [[SQLiteValue]] {
        let statement = try SQLiteStatement(sql, in: connection)
        try statement.bind(arguments)
        var rows: [[SQLiteValue]] = []
        var size = 0
        while let row = try statement.nextRow() {
            size += row.reduce(SQLiteLimits.sizeOfRow) { $0 + $1.size }
            guard rows.count < limits.rows, size <= limits.bytes else {
                throw SQLiteError(.tooLarge, "the answer has more than \(limits.rows) rows or \(limits.bytes) bytes")
            }
            rows.append(row)
        }
        return rows
    }

    /// Returns a cursor that reads the rows of a query one at a time.
    package func cursor(_ sql: String) throws(SQLiteError) -> SQLiteCursor {
        SQLiteCursor(try SQLiteStatement(sql, in: connection), of: self, limits)
    }

    private static func open(_ path: String) throws(SQLiteError) -> OpaquePointer {
        // Writable, because SQLite may have to apply the log or the journal. A missing file is not created. The
        // connection is not shared.
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
        var connection: OpaquePointer?
        let code = sqlite3_open_v2(path, &connection, flags, nil)
        guard code == SQLITE_OK, let connection else {
            // Even after most failures, there is a connection to close.
            defer { sqlite3_close_v2(connection) }
            throw SQLiteError(code: code, of: connection)
        }
        sqlite3_extended_result_codes(connection, 1)
        return connection
    }

    /// Prevents the schema from running code through views, triggers and functions. Also makes a quoted name that is
    /// not a column an error instead of a string.
    private func setSwitches() throws(SQLiteError) {
        let switches: [(name: Int32, value: Int32)] = [
            (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
            (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
            // The database is a temporary copy: its write-ahead log need not be merged when the connection is closed.
            (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1),
        ]
        for (name, value) in switches {
            let code = modelc_sqlite3_set_switch(connection, name, value)
            guard code == SQLITE_OK else { throw SQLiteError(code: code, of: connection) }
        }
    }

    private func setLimits() {
        // SQLite must not open other files or start threads.
        for name in [SQLITE_LIMIT_ATTACHED, SQLITE_LIMIT_WORKER_THREADS] { sqlite3_limit(connection, name, 0) }
    }

    private func execute(_ sql: String) throws(SQLiteError) {
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteError(code: code, of: connection) }
    }
}

/// The maximum size of a query's result. A damaged or hostile file must not fill the memory.
package struct SQLiteLimits: Hashable, Sendable {
    package var rows = 1_000_000
    /// The maximum total number of bytes of all values.
    package var bytes = 1 << 28
    /// The maximum number of bytes of a row of a cursor.
    package var rowBytes = 1 << 29

    static let sizeOfRow = 32

    package init() {}
}

/// Checks while a query runs whether it should stop.
private final class Interruption {
    private let shouldStop: () -> Bool
    /// The number of instructions of SQLite's virtual machine between two checks: they take well below a millisecond.
    private static let steps: Int32 = 10_000

    init(_ shouldStop: @escaping () -> Bool) { self.shouldStop = shouldStop }

    /// Starts the checks. The connection must not outlive this object.
    func install(in connection: OpaquePointer) {
        sqlite3_progress_handler(
            connection, Interruption.steps,
            { context in
                guard let context else { return 0 }
                return Unmanaged<Interruption>.fromOpaque(context).takeUnretainedValue().shouldStop() ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
