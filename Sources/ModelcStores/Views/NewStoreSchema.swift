import ModelcSchema

extension NewStore {
    /// The tables in the names of the version.
    package var map: StoreMap { StoreMap(of: layout.model, in: structure) }

    /// The statements that create the tables and the indexes of links of a new store, and number its entities, without
    /// semicolons. Core Data also writes metadata; a store without it cannot be opened by an app.
    package var schema: [String] {
        structure.tables.map(NewStore.statement) + structure.tables.flatMap(NewStore.indexes) + [
            "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)"
        ]
            + structure.entities.map {
                "INSERT INTO Z_PRIMARYKEY VALUES (\($0.number), \(SQL.text($0.name)), \($0.superNumber), 0)"
            }
    }

    /// A table of links has no key of its own.
    private static func statement(_ table: StoreTable) -> String {
        var columns = table.columns.map { column in
            "\(SQL.name(column.name)) \(column.type)" + (column.name == "Z_PK" ? " PRIMARY KEY" : "")
        }
        if !table.has("Z_PK") {
            let keys = table.columns.prefix(2).map { SQL.name($0.name) }.joined(separator: ", ")
            columns.append("PRIMARY KEY (\(keys))")
        }
        return "CREATE TABLE \(SQL.name(table.name)) (\(columns.joined(separator: ", ")))"
    }

    private static func indexes(_ table: StoreTable) -> [String] {
        guard !table.has("Z_PK"), table.columns.count > 1 else { return [] }
        let (first, second) = (table.columns[0].name, table.columns[1].name)
        let name = SQL.name("\(table.name)_\(second)_INDEX")
        return ["CREATE INDEX \(name) ON \(SQL.name(table.name)) (\(SQL.name(second)), \(SQL.name(first)))"]
    }
}
