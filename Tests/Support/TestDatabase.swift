import Foundation
import ModelcLibSQLite3

/// An SQLite database that a test creates, changes, and keeps open as an app would. It does not use the tested code: it
/// has a connection of its own, with all features of SQLite.
package final class TestDatabase: @unchecked Sendable {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    // SQLite serializes the use of a connection that was opened without flags.
    private let connection: OpaquePointer

    /// Opens the database, or creates it.
    package init(_ path: String) throws {
        var connection: OpaquePointer?
        let code = sqlite3_open(path, &connection)
        guard let connection, code == SQLITE_OK else {
            sqlite3_close(connection)
            throw Failure(description: "\(path): error \(code)")
        }
        self.connection = connection
    }

    deinit { sqlite3_close(connection) }

    /// Runs statements, separated by semicolons.
    package func execute(_ sql: String) throws { _ = try rows(sql) }

    /// Runs statements in a transaction.
    package func write(_ statements: [String]) throws {
        try execute("BEGIN IMMEDIATE")
        do {
            for sql in statements { try execute(sql) }
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// The rows of a query, as texts; nil for NULL.
    package func rows(_ sql: String) throws -> [[String?]] {
        final class Rows { var all: [[String?]] = [] }
        let rows = Rows()
        let code = sqlite3_exec(
            connection, sql,
            { context, count, texts, _ in
                guard let context else { return SQLITE_MISUSE }
                let row = (0..<Int(count)).map { index in texts?[index].map { String(cString: $0) } }
                Unmanaged<Rows>.fromOpaque(context).takeUnretainedValue().all.append(row)
                return SQLITE_OK
            }, Unmanaged.passUnretained(rows).toOpaque(), nil)
        guard code == SQLITE_OK else {
            throw Failure(description: "\(String(cString: sqlite3_errmsg(connection))): \(sql)")
        }
        return rows.all
    }

    /// The result of a query that counts rows.
    package func count(_ sql: String) throws -> Int? { try rows(sql).first?.first?.flatMap { Int($0) } }

    /// Bytes as an SQL literal.
    package static func literal(_ bytes: Data) -> String {
        "X'" + bytes.map { String(format: "%02X", $0) }.joined() + "'"
    }
}
