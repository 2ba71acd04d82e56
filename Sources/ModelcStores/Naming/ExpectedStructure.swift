import ModelcSchema

/// The tables that Core Data creates for a version of a model (FormatStore §4).
struct ExpectedStructure {
    private(set) var tables: [ExpectedTable] = []
    private(set) var joinTables: [ExpectedJoinTable] = []

    /// - Parameters:
    ///   - entityNames: the entities of a configuration; nil for all entities.
    ///   - numbers: the entity numbers in a store, by entity name. If one is missing, all numbers are computed.
    init(of model: ResolvedModel, entityNames: Set<String>? = nil, numbers: [String: Int] = [:]) {
        var entities = EntityNumbering.order(of: model).filter { entityNames?.contains($0.name) ?? true }
        if entities.allSatisfy({ numbers[$0.name] != nil }) {
            entities.sort { numbers[$0.name, default: 0] < numbers[$1.name, default: 0] }
        }
        var columnsByTable: [String: [ExpectedColumn]] = [:]
        var tableNames: [String] = []
        for entity in entities {
            let table = ExpectedStructure.tableName(of: entity, in: model)
            if columnsByTable[table] == nil { tableNames.append(table) }
            columnsByTable[table, default: []] += ColumnNaming.columns(of: entity, in: model)
        }
        // A table contains first the columns that its own entities declare, then the columns for other entities.
        for entity in entities {
            for (table, column) in ColumnNaming.foreignColumns(of: entity, in: model) where columnsByTable[table] != nil
            {
                columnsByTable[table]?.append(column)
            }
        }
        tables = tableNames.map { name in
            ExpectedTable(name: name, columns: ExpectedStructure.numbered(columnsByTable[name] ?? []))
        }
        joinTables = JoinTableNaming.tables(of: entities, in: model)
    }

    static func tableName(of entity: EntityDescription, in model: ResolvedModel) -> String {
        "Z" + model.root(of: entity).name.uppercased()
    }

    /// Numbers columns with the same base name: the first has no number, and the others get 1, 2 and so on (FormatStore
    /// §4.2).
    private static func numbered(_ columns: [ExpectedColumn]) -> [ExpectedColumn] {
        var counts: [String: Int] = [:]
        return columns.map { column in
            var column = column
            let earlier = counts[column.baseName, default: 0]
            column.suffix = earlier == 0 ? nil : earlier
            counts[column.baseName] = earlier + 1
            return column
        }
    }
}
