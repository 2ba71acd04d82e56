import ModelcBase
import ModelcSQLite

/// The copy of a store, open for queries.
final class SnapshotDatabase {
    /// The path of the original, for messages.
    let path: String
    // Declared before the folder: the connection is closed first, then the copy is removed.
    private let database: SQLiteDatabase
    /// Retained, so that the copy exists as long as the connection.
    private let folder: PrivateFolder

    init(_ snapshot: StoreSnapshot) throws(StoreError) {
        path = snapshot.path
        folder = snapshot.folder
        do throws(SQLiteError) {
            database = try SQLiteDatabase(path: folder.file(.main))
        } catch {
            throw SnapshotDatabase.fault(error, snapshot.path)
        }
    }

    /// The rows of a query, or the error that prevents an answer.
    func rows(_ sql: String, _ arguments: [String] = []) throws(StoreError) -> [[SQLiteValue]] {
        do throws(SQLiteError) {
            return try database.rows(sql, arguments)
        } catch {
            throw SnapshotDatabase.fault(error, path)
        }
    }

    /// Converts SQLite's error for a file that it cannot read.
    private static func fault(_ error: SQLiteError, _ path: String) -> StoreError {
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
        /// The bytes of the property list; nil if there are none.
        var list: [UInt8]?
    }

    /// Larger lists are not Core Data's; known ones have a few kilobytes.
    private static let sizeLimit = 16 << 20

    static func run(on database: SnapshotDatabase, _ structure: StoreStructure) throws(StoreError) -> Row {
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

/// Reads the tables and entities of a store.
enum StructureQuery {
    static func run(on database: SnapshotDatabase) throws(StoreError) -> StoreStructure {
        let tables = try tables(of: database)
        return StoreStructure(entities: try entities(of: database, tables), tables: tables)
    }

    /// The real tables: a view or a virtual table may compute anything, and Core Data makes none.
    private static func tables(of database: SnapshotDatabase) throws(StoreError) -> [StoreTable] {
        let names = try database.rows(
            """
            SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
            AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name
            """)
        var tables: [StoreTable] = []
        for name in names.compactMap({ $0.first?.asText }) {
            let columns = try database.rows("SELECT name, type FROM pragma_table_info(?) ORDER BY cid", [name])
            tables.append(StoreTable(name: name, columns: columns.compactMap(column)))
        }
        return tables
    }

    private static func column(_ row: [SQLiteValue]) -> StoreColumn? {
        guard row.count == 2, let name = row[0].asText else { return nil }
        return StoreColumn(name: name, type: (row[1].asText ?? "").uppercased())
    }

    private static func entities(
        of database: SnapshotDatabase, _ tables: [StoreTable]
    ) throws(StoreError) -> [StoreEntity] {
        guard tables.has("Z_PRIMARYKEY", with: ["Z_ENT", "Z_NAME", "Z_SUPER"]) else { return [] }
        return try database.rows("SELECT Z_ENT, Z_NAME, Z_SUPER FROM Z_PRIMARYKEY ORDER BY Z_ENT").compactMap(entity)
    }

    private static func entity(_ row: [SQLiteValue]) -> StoreEntity? {
        guard
            row.count == 3, let number = row[0].asInteger, let name = row[1].asText,
            number < StoreStructure.firstHistoryNumber
        else { return nil }
        return StoreEntity(number: number, name: name, superNumber: row[2].asInteger ?? 0)
    }
}

extension [StoreTable] {
    /// Whether there is a table with these columns among others.
    func has(_ name: String, with columns: [String]) -> Bool {
        guard let table = first(where: { $0.name == name }) else { return false }
        return Set(columns).isSubset(of: table.columns.map(\.name))
    }
}
