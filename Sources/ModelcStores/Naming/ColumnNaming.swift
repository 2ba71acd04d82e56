import ModelcBase
import ModelcSchema

/// Names the columns of an entity's own properties (FormatStore §4.2 to §4.4).
enum ColumnNaming {
    /// The columns in the entity's own table.
    static func columns(of entity: EntityDescription, in model: ResolvedModel) -> [ExpectedColumn] {
        entity.attributes.compactMap { column(of: $0, entity) }
            + entity.relationships.filter(isStored).flatMap { columns(of: $0, entity, model) }
    }

    /// The columns in the tables of other entities, with the table: those of to-many relationships without an inverse.
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
    /// The declared type of an attribute's column (FormatStore §4.2); nil if no sample shows it, or there is no column.
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

/// Names the tables of many-to-many relationships (FormatStore §4.5).
enum JoinTableNaming {
    static func tables(of entities: [EntityDescription], in model: ResolvedModel) -> [ExpectedJoinTable] {
        var seen: Set<ExpectedJoinTable> = []
        return entities.flatMap { entity in
            entity.relationships.filter { ColumnNaming.isStored($0) && $0.isToMany }.compactMap {
                table(of: $0, entity, model)
            }
        }.filter { seen.insert($0).inserted }
    }

    /// The table of a relationship, which is the same for both ends; nil if there is none.
    private static func table(
        of relationship: RelationshipDescription, _ entity: EntityDescription, _ model: ResolvedModel
    ) -> ExpectedJoinTable? {
        guard let inverse = model.inverse(of: relationship), inverse.relationship.isToMany else { return nil }
        let here = End(entityName: entity.name, relationship: relationship.name.uppercased())
        let there = End(entityName: inverse.owner.name, relationship: inverse.relationship.name.uppercased())
        // A relationship that is its own inverse has two columns too, one for each direction.
        let orderedEnds = (relationship.isOrdered ? 1 : 0) + (here != there && inverse.relationship.isOrdered ? 1 : 0)
        // The entity whose name sorts first owns the table; on one entity usually the relationship that sorts last.
        let isOwner =
            here.entityName == there.entityName
            ? !here.relationship.isBefore(there.relationship) : here.entityName.isBefore(there.entityName)
        return ExpectedJoinTable(
            owner: isOwner ? here : there,
            alternative: here.entityName == there.entityName && here != there ? (isOwner ? there : here) : nil,
            columnCount: 2 + orderedEnds)
    }

    private typealias End = ExpectedJoinTable.End

}

/// The order in which Core Data numbers entities in a new store: roots by name, each followed by its descendants,
/// ignoring letter case (FormatStore §2.2). In a migrated store the numbers may differ: there they are read.
enum EntityNumbering {
    /// The entities in the order of their numbers, which begin with 1. An entity in a cycle of parents is left out.
    static func order(of model: ResolvedModel) -> [EntityDescription] {
        let roots = model.entities.filter { model.parent(of: $0) == nil }
        var ordered: [EntityDescription] = []
        // Uses its own stack: a chain of parents may be as long as the model.
        var waiting = sorted(roots)
        while let entity = waiting.popLast() {
            ordered.append(entity)
            waiting += sorted(model.subentities(of: entity))
        }
        return ordered
    }

    /// Last name first, in stack order.
    private static func sorted(_ entities: [EntityDescription]) -> [EntityDescription] {
        guard entities.count > 1 else { return entities }
        // Sorts indices: an entity is large to move.
        let keys = entities.map { $0.name.lowercased() }
        return entities.indices.sorted { left, right in
            keys[left] == keys[right]
                ? entities[right].name.isBefore(entities[left].name)
                : keys[right].isBefore(keys[left])
        }.map { entities[$0] }
    }
}
