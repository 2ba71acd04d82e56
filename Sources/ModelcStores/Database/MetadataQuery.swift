import GRDB
import ModelcSchema

/// Reads the row of `Z_METADATA` (sqlite-store §2.1).
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
