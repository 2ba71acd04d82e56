import ModelcSQLite
import ModelcSchema
import ModelcText

/// The copy of a store, open for queries.
final class SnapshotDatabase {
    /// The path of the original, for messages.
    let path: String
    // Before the folder: the connection is closed first, then the copy is removed.
    private let database: SQLiteDatabase
    /// Kept, so that the copy lives as long as the connection.
    private let folder: PrivateFolder

    init(_ snapshot: StoreSnapshot) throws(StoreFault) {
        path = snapshot.path
        folder = snapshot.folder
        do throws(SQLiteError) {
            database = try SQLiteDatabase(path: folder.file(.main))
        } catch {
            throw SnapshotDatabase.fault(error, snapshot.path)
        }
    }

    /// Rows of a query, or why it cannot be answered.
    func rows(_ sql: String, _ arguments: [String] = []) throws(StoreFault) -> [[SQLiteValue]] {
        do throws(SQLiteError) {
            return try database.rows(sql, arguments)
        } catch {
            throw SnapshotDatabase.fault(error, path)
        }
    }

    /// What SQLite says of a file that it cannot read.
    private static func fault(_ error: SQLiteError, _ path: String) -> StoreFault {
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
        case .damaged, .busy, .tooLarge, .notAQuery, .other:
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
        return Row(uuid: row[0].asText, list: row[1].asBytes)
    }
}
