import GRDB
import ModelcText

/// The copy of a store, open for questions. What a store's schema says is not trusted: it may come from anywhere.
final class SnapshotDatabase {
    /// The path of the original, for messages.
    let path: String
    private let queue: DatabaseQueue
    /// Kept, so that the copy lives as long as the connection.
    private let folder: PrivateFolder

    init(_ snapshot: StoreSnapshot) throws(StoreFault) {
        path = snapshot.path
        folder = snapshot.folder
        do {
            queue = try DatabaseQueue(
                path: folder.file(.main), configuration: SnapshotDatabase.configuration)
        } catch {
            throw SnapshotDatabase.fault(error, snapshot.path)
        }
    }

    /// Rows of a query, or why it cannot be answered.
    func rows(_ sql: String, _ arguments: StatementArguments = []) throws(StoreFault) -> [[DatabaseValue]] {
        do {
            return try queue.read { database in
                try Row.fetchAll(database, sql: sql, arguments: arguments).map { Array($0.databaseValues) }
            }
        } catch {
            throw SnapshotDatabase.fault(error, path)
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        configuration.prepareDatabase { database in
            // The copy is writable, so that SQLite itself can bring it up to date from log or journal; then no more.
            try database.execute(
                sql: """
                    PRAGMA trusted_schema = OFF;
                    PRAGMA cell_size_check = ON;
                    PRAGMA mmap_size = 0;
                    PRAGMA query_only = ON;
                    """)
        }
        return configuration
    }

    /// What SQLite says of a file that it cannot read.
    private static func fault(_ error: any Error, _ path: String) -> StoreFault {
        let error = error as? DatabaseError
        let reason = TerminalText.escaped(error?.message ?? "it cannot be read")
        switch error?.resultCode {
        case .some(.SQLITE_NOTADB):
            return .notAStore(
                path, "this is no SQLite database, or it is encrypted (SQLite: \(reason))",
                help: "decrypt an encrypted store first; restore a damaged one from a backup")
        case .some(.SQLITE_FULL), .some(.SQLITE_CANTOPEN):
            return .unreadable(
                path, "SQLite cannot work on a copy of it: \(reason)",
                help: "make room in the folder for temporary files, or set TMPDIR to another folder")
        default:
            return .unreadable(
                path, "SQLite says: \(reason)",
                help: "copy the store again, together with its '-wal' file; restore a damaged one from a backup")
        }
    }
}
