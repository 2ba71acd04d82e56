import ModelcBase
import ModelcLibSQLite3

/// A compiled query of a connection.
final class SQLiteStatement {
    private let connection: OpaquePointer
    private let statement: OpaquePointer

    /// - Parameter sql: one query and no text after it.
    init(_ sql: String, in connection: OpaquePointer) throws(SQLiteError) {
        self.connection = connection
        statement = try SQLiteStatement.compile(sql, connection)
        guard sqlite3_stmt_readonly(statement) != 0 else {
            throw SQLiteError(.notAQuery, "the query would write")
        }
    }

    /// - Parameter sql: one statement, which may write, and no text after it.
    init(writing sql: String, in connection: OpaquePointer) throws(SQLiteError) {
        self.connection = connection
        statement = try SQLiteStatement.compile(sql, connection)
    }

    deinit { sqlite3_finalize(statement) }

    private static func compile(_ sql: String, _ connection: OpaquePointer) throws(SQLiteError) -> OpaquePointer {
        // SQLite treats a NUL as the end of the query, and would run only the text before it.
        guard !sql.utf8.contains(0) else { throw SQLiteError(.notAQuery, "the query has a NUL byte") }
        var statement: OpaquePointer?
        var length = 0
        let code = sql.withCString { text in
            var end: UnsafePointer<CChar>?
            defer { length = end.map { $0 - text } ?? 0 }
            return sqlite3_prepare_v2(connection, text, -1, &statement, &end)
        }
        guard code == SQLITE_OK else { throw SQLiteError(code: code, of: connection) }
        guard let statement else { throw SQLiteError(.notAQuery, "the query is empty") }
        guard length == sql.utf8.count else {
            sqlite3_finalize(statement)
            throw SQLiteError(.notAQuery, "there is more than one query")
        }
        return statement
    }

    /// - Parameter arguments: one value for each parameter of the query.
    func bind(_ arguments: [String]) throws(SQLiteError) {
        guard Int(sqlite3_bind_parameter_count(statement)) == arguments.count else {
            throw SQLiteError(.notAQuery, "the query needs \(sqlite3_bind_parameter_count(statement)) arguments")
        }
        for (index, argument) in arguments.enumerated() {
            let code = modelc_sqlite3_bind_text(
                statement, Int32(index + 1), argument, Int32(clamping: argument.utf8.count))
            guard code == SQLITE_OK else { throw SQLiteError(code: code, of: connection) }
        }
    }

    /// - Parameter values: one value for each parameter of the statement.
    func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
        guard Int(sqlite3_bind_parameter_count(statement)) == values.count else {
            throw SQLiteError(.notAQuery, "the statement needs \(sqlite3_bind_parameter_count(statement)) values")
        }
        for index in values.indices {
            let code = bind(values[index], at: Int32(index + 1))
            guard code == SQLITE_OK else { throw SQLiteError(code: code, of: connection) }
        }
    }

    private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(statement, index)
        case .integer(let number): return sqlite3_bind_int64(statement, index, number)
        case .real(let number): return sqlite3_bind_double(statement, index, number)
        case .text(let text):
            guard let count = Int32(exactly: text.utf8.count) else { return SQLITE_TOOBIG }
            return modelc_sqlite3_bind_text(statement, index, text, count)
        case .blob(let bytes):
            guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
            return modelc_sqlite3_bind_blob(statement, index, bytes, count)
        }
    }

    /// Runs a statement that returns no rows, and makes it ready to run again.
    func runOnce() throws(SQLiteError) {
        let code = sqlite3_step(statement)
        guard code == SQLITE_DONE || code == SQLITE_ROW else {
            let error = SQLiteError(code: code, of: connection)
            sqlite3_reset(statement)
            throw error
        }
        sqlite3_reset(statement)
    }

    /// Returns the next row; nil after the last one.
    func nextRow() throws(SQLiteError) -> [SQLiteValue]? {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return try (0..<sqlite3_column_count(statement)).map(value)
        case SQLITE_DONE: return nil
        case let code: throw SQLiteError(code: code, of: connection)
        }
    }

    private func value(at column: Int32) throws(SQLiteError) -> SQLiteValue {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            // Request the text before its size: SQLite returns the size of the form that was requested last.
            let start = sqlite3_column_text(statement, column)
            return .text(String(decoding: try bytes(start, column), as: UTF8.self))
        case SQLITE_BLOB: return .blob([UInt8](try bytes(sqlite3_column_blob(statement, column), column)))
        default: return .null
        }
    }

    /// Returns the bytes of a text or a blob. They are valid until the next step of the query.
    private func bytes(_ start: UnsafeRawPointer?, _ column: Int32) throws(SQLiteError) -> UnsafeRawBufferPointer {
        let count = Int(sqlite3_column_bytes(statement, column))
        // The address is nil for an empty blob, and for a value that could not be allocated.
        if start == nil, sqlite3_errcode(connection) & 0xFF == SQLITE_NOMEM {
            throw SQLiteError(code: SQLITE_NOMEM, of: connection)
        }
        return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    }
}
