import ModelcSQLite

/// Reads the row of `Z_METADATA` (FormatStore §2.1).
enum MetadataQuery {
    struct Row {
        var uuid: String?
        /// The bytes of the property list; nil if there are none.
        var list: [UInt8]?
    }

    /// The maximum size of the property list, in bytes. Known lists from Core Data have a few kilobytes.
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
