import ModelcSchema

/// Names the columns for an entity's own properties (FormatStore §4.2 to §4.4).
enum ColumnNaming {
    /// The columns in the entity's own table.
    static func columns(of entity: EntityDescription, in model: ResolvedModel) -> [ExpectedColumn] {
        entity.attributes.compactMap { column(of: $0, entity) }
            + entity.relationships.filter(isStored).flatMap { columns(of: $0, entity, model) }
    }

    /// Returns the columns that the entity's to-many relationships without an inverse need in the tables of other
    /// entities, each with the name of the table.
    static func foreignColumns(
        of entity: EntityDescription, in model: ResolvedModel
    ) -> [(table: String, column: ExpectedColumn)] {
        entity.relationships.filter { isStored($0) && $0.isToMany && model.inverse(of: $0) == nil }.compactMap {
            relationship in
            model.destination(of: relationship).map { destination in
                let table = ExpectedStructure.tableName(of: destination, in: model)
                return (table, column(entity, relationship.name, .origin, "Z?" + relationship.name.uppercased()))
            }
        }
    }

    static func isStored(_ relationship: RelationshipDescription) -> Bool { !relationship.isTransient }

    private static func column(of attribute: AttributeDescription, _ entity: EntityDescription) -> ExpectedColumn? {
        guard !attribute.isTransient, let type = attribute.type.columnType else { return nil }
        var column = column(entity, attribute.name, .attribute, "Z" + attribute.name.uppercased())
        column.type = type
        return column
    }

    private static func columns(
        of relationship: RelationshipDescription, _ entity: EntityDescription, _ model: ResolvedModel
    ) -> [ExpectedColumn] {
        guard !relationship.isToMany else { return [] }
        let name = relationship.name.uppercased()
        var columns = [column(entity, relationship.name, .destination, "Z" + name)]
        if let destination = model.destination(of: relationship), !model.subentities(of: destination).isEmpty {
            columns.append(column(entity, relationship.name, .destinationEntity, "Z?_" + name))
        }
        if let inverse = model.inverse(of: relationship)?.relationship, inverse.isToMany, inverse.isOrdered {
            columns.append(column(entity, relationship.name, .order, "Z_FOK_" + name))
        }
        return columns
    }

    private static func column(
        _ entity: EntityDescription, _ property: String, _ role: ExpectedColumn.Role, _ name: String
    ) -> ExpectedColumn {
        ExpectedColumn(
            entityName: entity.name, propertyName: property, role: role, baseName: name, suffix: nil, type: "INTEGER")
    }
}

extension AttributeType {
    /// The declared type of an attribute's column (FormatStore §4.2). Nil if there is no column, or if no sample shows
    /// the type.
    var columnType: String? {
        switch self {
        case .integer16, .integer32, .integer64, .boolean: "INTEGER"
        case .decimal: "DECIMAL"
        case .double, .float: "FLOAT"
        case .string, .uri: "VARCHAR"
        case .date: "TIMESTAMP"
        case .binary, .transformable, .uuid: "BLOB"
        case .undefined, .objectID, .composite: nil
        }
    }
}
