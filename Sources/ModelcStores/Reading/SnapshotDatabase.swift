import ModelcBase
import ModelcSQLite

/// The copy of a store, open for queries.
final class SnapshotDatabase {
    /// The path of the original store, for messages.
    let path: String
    // Declared before the folder, so that the connection is closed before the copy is removed.
    private let database: SQLiteDatabase
    /// Keeps the copy on disk as long as the connection exists.
    private let folder: PrivateFolder

    init(_ snapshot: StoreSnapshot) throws(StoreError) {
        path = snapshot.path
        folder = snapshot.folder
        do throws(SQLiteError) {
            database = try SQLiteDatabase(path: folder.file(.main))
        } catch {
            throw SnapshotDatabase.problem(error, snapshot.path)
        }
    }

    /// Returns the rows of a query. Throws a `StoreError` if the query fails.
    func rows(_ sql: String, _ arguments: [String] = []) throws(StoreError) -> [[SQLiteValue]] {
        do throws(SQLiteError) {
            return try database.rows(sql, arguments)
        } catch {
            throw SnapshotDatabase.problem(error, path)
        }
    }

    /// Returns a cursor that reads the rows of a query one at a time.
    func cursor(_ sql: String) throws(StoreError) -> SnapshotCursor {
        do throws(SQLiteError) {
            return SnapshotCursor(try database.cursor(sql), of: self)
        } catch {
            throw SnapshotDatabase.problem(error, path)
        }
    }

    /// Converts SQLite's error for a file that SQLite cannot read.
    static func problem(_ error: SQLiteError, _ path: String) -> StoreError {
        let reason = TerminalText.escaped(error.message)
        switch error.kind {
        case .notADatabase:
            return .notAStore(
                path, "this is not an SQLite database, or it is encrypted (SQLite: \(reason))",
                help: "decrypt an encrypted store first; restore a damaged one from a backup")
        case .diskFull, .cannotOpen:
            return .unreadable(
                path, "SQLite cannot work on a copy of it: \(reason)",
                help: "free disk space in the temporary folder, or set TMPDIR to another folder")
        case .interrupted:
            return .unreadable(path, "the query was stopped", help: "run the command again; the store was not changed")
        case .tooLarge:
            return .unreadable(
                path, reason, help: "modelc does not read more at once; read these rows with sqlite3")
        case .damaged, .busy, .notAQuery, .other:
            return .unreadable(
                path, "SQLite says: \(reason)",
                help: "copy the store again, together with its '-wal' file; restore a damaged one from a backup")
        }
    }
}

extension [StoreTable] {
    /// Whether there is a table with at least these columns.
    func has(_ name: String, with columns: [String]) -> Bool {
        guard let table = first(where: { $0.name == name }) else { return false }
        return Set(columns).isSubset(of: table.columns.map(\.name))
    }
}
