import ModelcSchema

extension NewStore {
    /// The tables and columns of the new store, by the names of the version's entities and properties.
    package var map: StoreMap { StoreMap(of: layout.model, in: structure) }

    /// The statements that create a store without metadata and objects, without semicolons. An app cannot open such a
    /// store: it lacks the metadata, which `StoreWriter` adds.
    package var schema: [String] { schema(.newest) }

    func schema(_ framework: StoreFramework) -> [String] {
        tableStatements + [NewStore.primaryKeyTable]
            + structure.entities.map { NewStore.primaryKey($0, maximum: 0) } + indexStatements(framework)
            + triggerStatements
    }

    /// The statements that create the tables for objects and links.
    var tableStatements: [String] { structure.tables.map(NewStore.statement) }

    /// The statements that create the indexes.
    func indexStatements(_ framework: StoreFramework) -> [String] { StoreIndexes(of: self, framework).statements }

    /// The statements that create the triggers of derived attributes. Rows must be inserted first, because the
    /// triggers call functions that only Core Data defines.
    var triggerStatements: [String] { DerivedTriggers(of: self).statements }

    static let primaryKeyTable =
        "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)"
    static let metadataTable =
        "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)"

    static let modelCacheTable = "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)"

    static func primaryKey(_ entity: StoreEntity, maximum: Int64) -> String {
        "INSERT INTO Z_PRIMARYKEY VALUES "
            + "(\(entity.number), \(SQL.text(entity.name)), \(entity.superNumber), \(maximum))"
    }

    /// Returns the statement that creates a table. A join table has no key column, so its first two columns form the
    /// primary key.
    private static func statement(_ table: StoreTable) -> String {
        var columns = table.columns.map { column in
            "\(SQL.word(column.name)) \(column.type)" + (column.name == "Z_PK" ? " PRIMARY KEY" : "")
        }
        if !table.has("Z_PK") {
            let keys = table.columns.prefix(2).map { SQL.word($0.name) }.joined(separator: ", ")
            columns.append("PRIMARY KEY (\(keys))")
        }
        return "CREATE TABLE \(SQL.word(table.name)) ( \(columns.joined(separator: ", ")) )"
    }
}
