import ModelcSchema

/// The tables that Core Data makes for a version of a model (FormatStore §4).
struct ExpectedStructure {
    private(set) var tables: [ExpectedTable] = []
    private(set) var joinTables: [ExpectedJoinTable] = []

    /// - Parameters:
    ///   - entityNames: the entities of a configuration; nil for all.
    ///   - numbers: the numbers that a store has given to entities; where one is missing, all are computed.
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
        // Columns in the tables of other entities come after those that the entities declare themselves.
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

/// The table of a root entity and of all entities below it (FormatStore §4.1).
struct ExpectedTable: Hashable {
    var name: String
    var columns: [ExpectedColumn]

    /// Columns that every entity table begins with.
    static let systemColumns: Set = ["Z_PK", "Z_ENT", "Z_OPT"]
}

/// A column that a version of a model asks for.
struct ExpectedColumn: Hashable {
    /// What a column is for (FormatStore §4.2 to §4.4).
    enum Role: Hashable, CaseIterable {
        case attribute
        /// The row that a to-one relationship leads to.
        case destination
        /// The entity of that row, where it may be of several.
        case destinationEntity
        /// The place of this row in an ordered relationship of the other side.
        case order
        /// The row that a to-many relationship without inverse leads here from.
        case origin
    }

    /// The entity that declares the property.
    var entityName: String
    var propertyName: String
    var role: Role
    /// The name without what cannot be known from the model: `?` for the number of an entity, and no number at the end
    /// where several entities of a table declare the name.
    var baseName: String
    /// The number at the end of the name where an entity with a lower number declares the same; nil for the first.
    var suffix: Int?
    /// The declared type.
    var type: String
}

/// The table of two to-many relationships that are inverse to each other (FormatStore §4.5).
struct ExpectedJoinTable: Hashable {
    /// An entity and its relationship in capitals, by which the table may be named.
    struct End: Hashable {
        var entityName: String
        var relationship: String
    }

    /// The end that the table is usually named by.
    var owner: End
    /// The other end, by which it is named in some stores; nil if it never is.
    var alternative: End?
    /// How many columns there are: two, and one for each ordered end.
    var columnCount: Int
}
