import ModelcSchema

/// The tables and columns of a store in which the objects of a version are stored. Names are derived from the
/// version; entity numbers are read from the store (FormatStore §2.2, §4).
struct StoreLayout {
    /// The reason why an element is not found in the store, as a clause.
    struct Gap: Error, Hashable {
        var reason: String
        /// Whether every intact store of the version has the missing element. If so, the store is damaged or was edited
        /// by hand.
        var isOfStore = false
    }

    let model: ResolvedModel
    /// The entities whose numbers are not certain.
    let guesses: [StoreEntityNumbers.Guess]
    private let numbers: [String: Int]
    private let expected: ExpectedStructure
    private let tables: [String: StoreTable]
    private let columns: [ColumnKey: FoundColumn]

    /// Identifies a column by its property, its purpose (`role`), and the entity that declares the property.
    private struct ColumnKey: Hashable {
        var entity: String
        var property: String
        var role: ExpectedColumn.Role
    }

    private struct FoundColumn {
        var table: String
        var column: ExpectedColumn
    }

    init(of model: ResolvedModel, in structure: StoreStructure) {
        self.model = model
        let found = StoreEntityNumbers(of: model, structure.entities)
        let numbers = found.byName
        self.numbers = numbers
        guesses = found.guesses
        let isPart = model.entities.contains { numbers[$0.name] == nil }
        // A store of a configuration numbers only its entities.
        expected = ExpectedStructure(of: model, entityNames: isPart ? Set(numbers.keys) : nil, numbers: numbers)
        tables = Dictionary(structure.tables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        columns = StoreLayout.index(of: expected)
    }

    private static func index(of expected: ExpectedStructure) -> [ColumnKey: FoundColumn] {
        var columns: [ColumnKey: FoundColumn] = [:]
        for table in expected.tables {
            for column in table.columns {
                let key = ColumnKey(entity: column.entityName, property: column.propertyName, role: column.role)
                columns[key] = columns[key] ?? FoundColumn(table: table.name, column: column)
            }
        }
        return columns
    }

    func entity(_ name: String) throws(Gap) -> EntityDescription {
        guard let entity = model.entity(named: name) else {
            throw Gap(reason: "the store's version has no entity '\(name)'")
        }
        return entity
    }

    /// The number of the entity itself. Its descendants have other numbers.
    func number(of entity: EntityDescription) throws(Gap) -> Int {
        guard let number = numbers[entity.name] else {
            throw Gap(reason: "the store has no entity '\(entity.name)'", isOfStore: true)
        }
        return number
    }

    /// The numbers of the entity and of all its descendants, sorted.
    func numbers(of entity: EntityDescription) throws(Gap) -> [Int] {
        var all = [try number(of: entity)]
        for descendant in model.descendants(of: entity) { all.append(try number(of: descendant)) }
        return all.sorted()
    }

    func table(of entity: EntityDescription) throws(Gap) -> StoreTable {
        try table(named: ExpectedStructure.tableName(of: entity, in: model))
    }

    private func table(named name: String) throws(Gap) -> StoreTable {
        guard let table = tables[name] else {
            throw Gap(reason: "the store has no table '\(name)'", isOfStore: true)
        }
        return table
    }

    /// The column that a property uses for a purpose (`role`). It is in the table of the entity that declares the
    /// property; for the role `origin`, it is in the table of the destination.
    func column(
        of property: String, _ entity: EntityDescription, _ role: ExpectedColumn.Role
    ) throws(Gap) -> (table: StoreTable, column: String) {
        let owner = model.property(named: property, of: entity)?.owner ?? entity
        guard let found = columns[ColumnKey(entity: owner.name, property: property, role: role)] else {
            throw Gap(reason: "'\(entity.name).\(property)' has no column of its own")
        }
        let name = try name(of: found.column, owner)
        let table = try table(named: found.table)
        guard table.has(name) else {
            throw Gap(reason: "the store's table '\(table.name)' has no column '\(name)'", isOfStore: true)
        }
        return (table, name)
    }

    /// Returns the column that the version requires for a property of an entity and a purpose (`role`).
    func expectedColumn(
        of property: String, _ owner: EntityDescription, _ role: ExpectedColumn.Role
    ) -> ExpectedColumn? {
        columns[ColumnKey(entity: owner.name, property: property, role: role)]?.column
    }

    /// The column's name, with the entity numbers and the suffix inserted.
    func name(of column: ExpectedColumn, _ owner: EntityDescription) throws(Gap) -> String {
        let suffix = column.suffix.map { "\($0)" } ?? ""
        guard column.baseName.hasPrefix("Z?") else { return column.baseName + suffix }
        let relationship = owner.relationships.first { $0.name == column.propertyName }
        let destination = relationship.flatMap { model.destination(of: $0) } ?? owner
        let number = try number(of: column.role == .origin ? owner : destination)
        return "Z\(number)\(column.baseName.dropFirst(2))\(suffix)"
    }

    /// The join table of a to-many relationship.
    ///
    /// - Returns: the table's name; `here`, the column with the primary keys of this side's rows; `there`, the column
    ///   with the primary keys of the other side's rows; `order`, the column with the order, nil if the relationship is
    ///   not ordered or the table has no such column.
    func join(
        of relationship: RelationshipDescription, _ owner: EntityDescription
    ) throws(Gap) -> (table: String, here: String, there: String, order: String?) {
        let end = ExpectedJoinTable.End(entityName: owner.name, relationship: relationship.name.uppercased())
        let inverse = model.inverse(of: relationship).map {
            ExpectedJoinTable.End(entityName: $0.owner.name, relationship: $0.relationship.name.uppercased())
        }
        for (name, isHere) in [(end, true), (inverse ?? end, false)] {
            guard let number = numbers[name.entityName] else { continue }
            let wanted = "Z_\(number)\(name.relationship)"
            guard let table = tables[wanted] else { continue }
            let columns = table.columns.map(\.name).filter { !$0.hasPrefix("Z_FOK_") }
            guard columns.count == 2 else { break }
            // The first column contains rows of the end that the table is named after (FormatStore §4.5).
            let (here, there) = (columns[isHere ? 0 : 1], columns[isHere ? 1 : 0])
            let order = "Z_FOK_\(there.dropFirst(2))"
            return (wanted, here, there, relationship.isOrdered && table.has(order) ? order : nil)
        }
        throw Gap(
            reason: "the store has no table for the links of '\(owner.name).\(relationship.name)'", isOfStore: true)
    }
}
