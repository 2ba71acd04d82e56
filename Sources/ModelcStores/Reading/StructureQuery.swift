import ModelcSQLite

/// Reads the tables and entities of a store.
enum StructureQuery {
    static func run(on database: SnapshotDatabase) throws(StoreError) -> StoreStructure {
        let tables = try tables(of: database)
        return StoreStructure(entities: try entities(of: database, tables), tables: tables)
    }

    /// Returns the ordinary tables. Views and virtual tables are left out: they could run any code, and Core Data
    /// creates none.
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
