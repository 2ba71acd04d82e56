import ModelcLibSQLite3

/// A connection for reading an untrusted database.
///
/// SQLite writes beside a database even when it only reads, to bring it up to date from its log or journal: open a
/// copy. The schema is not trusted: views, triggers, unsafe functions and extensions are off, and a query that would
/// write is rejected.
///
/// Use a connection from one thread at a time.
package final class SQLiteDatabase {
    private let connection: OpaquePointer
    private let limits: SQLiteLimits
    private let interruption: Interruption

    /// Opens an existing database.
    ///
    /// - Parameters:
    ///   - limits: the maximum size of an answer.
    ///   - shouldStop: called repeatedly while a query runs; `true` ends it with an error.
    package init(
        path: String, limits: SQLiteLimits = SQLiteLimits(), shouldStop: @escaping () -> Bool = { Task.isCancelled }
    ) throws(SQLiteError) {
        connection = try SQLiteDatabase.open(path)
        self.limits = limits
        interruption = Interruption(shouldStop)
        // All properties are set: `deinit` closes the connection even if one of these throws.
        try setSwitches()
        setLimits()
        try execute("PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA query_only = ON")
        interruption.install(in: connection)
        // SQLite reads the file only now: this detects a file that is not a database.
        _ = try rows("SELECT 1 FROM sqlite_master LIMIT 1")
    }

    deinit { sqlite3_close_v2(connection) }

    /// All rows of a query, or an error; never a part of them.
    ///
    /// - Parameter arguments: the values of each `?`.
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

    private static func open(_ path: String) throws(SQLiteError) -> OpaquePointer {
        // Writable, for the log or the journal; never created. The connection is not shared.
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
        var connection: OpaquePointer?
        let code = sqlite3_open_v2(path, &connection, flags, nil)
        guard code == SQLITE_OK, let connection else {
            // There is a connection to close even after most failures.
            defer { sqlite3_close_v2(connection) }
            throw SQLiteError(code: code, of: connection)
        }
        sqlite3_extended_result_codes(connection, 1)
        return connection
    }

    /// The schema must not run code or hide the kind of a table. A quoted name that is not a column is an error, not a
    /// string.
    private func setSwitches() throws(SQLiteError) {
        let switches: [(name: Int32, value: Int32)] = [
            (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
            (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
            // The copy is removed after use: its log need not be moved into it.
            (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1),
        ]
        for (name, value) in switches {
            let code = modelc_sqlite3_set_switch(connection, name, value)
            guard code == SQLITE_OK else { throw SQLiteError(code: code, of: connection) }
        }
    }

    private func setLimits() {
        // No other file is opened, and no thread is started.
        for name in [SQLITE_LIMIT_ATTACHED, SQLITE_LIMIT_WORKER_THREADS] { sqlite3_limit(connection, name, 0) }
    }

    private func execute(_ sql: String) throws(SQLiteError) {
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteError(code: code, of: connection) }
    }
}

/// The maximum size of an answer. A damaged or hostile file must not fill the memory.
package struct SQLiteLimits: Hashable, Sendable {
    package var rows = 1_000_000
    /// The total number of bytes of all values.
    package var bytes = 1 << 28

    static let sizeOfRow = 32

    package init() {}
}

/// Checks while a query runs whether it should stop.
private final class Interruption {
    private let shouldStop: () -> Bool
    /// The number of instructions of SQLite's virtual machine between two checks: well below a millisecond.
    private static let steps: Int32 = 10_000

    init(_ shouldStop: @escaping () -> Bool) { self.shouldStop = shouldStop }

    /// The connection must not outlive this object.
    func install(in connection: OpaquePointer) {
        sqlite3_progress_handler(
            connection, Interruption.steps,
            { context in
                guard let context else { return 0 }
                return Unmanaged<Interruption>.fromOpaque(context).takeUnretainedValue().shouldStop() ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
