import GRDB
import ModelcSchema
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

/// Reads the row of `Z_METADATA` (FormatStore §2.1).
enum MetadataQuery {
    struct Row {
        var uuid: String?
        /// The bytes of the property list; nil where there are none.
        var list: [UInt8]?
    }

    /// Larger lists are none of Core Data's; the known ones have a few kilobytes.
    private static let sizeLimit = 16 << 20

    static func run(on database: SnapshotDatabase, _ structure: StoreStructure) throws(StoreFault) -> Row {
        guard structure.tables.has("Z_METADATA", with: []) else {
            let help = "give the store of an app that uses Core Data"
            throw .notAStore(
                database.path, "this is an SQLite database, but not one of Core Data: it has no table Z_METADATA",
                help: help)
        }
        guard structure.tables.has("Z_METADATA", with: ["Z_VERSION", "Z_UUID", "Z_PLIST"]) else { return Row() }
        let rows = try database.rows(
            """
            SELECT Z_UUID, CASE WHEN length(Z_PLIST) <= \(sizeLimit) THEN Z_PLIST END FROM Z_METADATA
            ORDER BY Z_VERSION LIMIT 1
            """)
        guard let row = rows.first, row.count == 2 else { return Row() }
        return Row(uuid: String.fromDatabaseValue(row[0]), list: bytes(row[1]))
    }

    private static func bytes(_ value: DatabaseValue) -> [UInt8]? {
        switch value.storage {
        case .blob(let data): [UInt8](data)
        case .string(let text): Array(text.utf8)
        case .null, .int64, .double: nil
        }
    }
}
