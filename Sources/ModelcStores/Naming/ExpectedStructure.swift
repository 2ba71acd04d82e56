import ModelcSchema

/// The tables that Core Data makes for a version of a model (FormatStore §4).
struct ExpectedStructure {
    private(set) var tables: [ExpectedTable] = []
    private(set) var joinTables: [ExpectedJoinTable] = []

    /// - Parameters:
    ///   - entityNames: the entities of a configuration; nil for all.
    ///   - numbers: the numbers that a store has given to entities; if one is missing, all are computed.
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
        // Columns in the tables of other entities follow those that the entities declare themselves.
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

    /// Of columns with one name the first keeps it, and the others get numbers (FormatStore §4.2).
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

/// The table of a root entity and of all its descendants (FormatStore §4.1).
struct ExpectedTable: Hashable {
    var name: String
    var columns: [ExpectedColumn]

    /// The first columns of every entity table.
    static let systemColumns: Set = ["Z_PK", "Z_ENT", "Z_OPT"]
}

/// A column that a version of a model requires.
struct ExpectedColumn: Hashable {
    /// The use of a column (FormatStore §4.2 to §4.4).
    enum Role: Hashable, CaseIterable {
        case attribute
        /// The destination row of a to-one relationship.
        case destination
        /// The entity of that row, if it may be of several.
        case destinationEntity
        /// The position of this row in an ordered relationship of the other side.
        case order
        /// The row whose to-many relationship without an inverse refers to this row.
        case origin
    }

    /// The entity that declares the property.
    var entityName: String
    var propertyName: String
    var role: Role
    /// The name without the parts that cannot be derived from the model: `?` for the number of an entity, and no number
    /// at the end if several entities of a table declare the name.
    var baseName: String
    /// The number at the end of the name if an entity with a lower number declares the same; nil for the first.
    var suffix: Int?
    /// The declared type.
    var type: String
}

/// The table of two to-many relationships that are inverse to each other (FormatStore §4.5).
struct ExpectedJoinTable: Hashable {
    /// An entity and its relationship in capitals, after which the table may be named.
    struct End: Hashable {
        var entityName: String
        var relationship: String
    }

    /// The end that the table is usually named after.
    var owner: End
    /// The other end, which the table is named after in some stores; nil if it never is.
    var alternative: End?
    /// The number of columns: two, and one for each ordered end.
    var columnCount: Int
}
