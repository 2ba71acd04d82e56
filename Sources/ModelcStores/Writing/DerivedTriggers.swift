import ModelcSchema

/// The triggers that keep derived attributes up to date (FormatStore §4.7). They are known only for attributes that
/// count the objects of a to-many relationship with a to-one inverse.
struct DerivedTriggers {
    private let store: NewStore
    private var model: ResolvedModel { store.layout.model }

    init(of store: NewStore) { self.store = store }

    var statements: [String] { counts.flatMap(\.statements) }

    /// The derived attributes whose triggers are not known, as `Entity.attribute`, in the order of entities.
    var unknown: [String] {
        let known = Set(counts.map { "\($0.entity).\($0.attribute)" })
        return entities.flatMap { entity in
            entity.attributes.filter { $0.isDerived && !$0.isTransient }.map { "\(entity.name).\($0.name)" }
        }.filter { !known.contains($0) }
    }

    private var entities: [EntityDescription] { store.structure.entities.compactMap { model.entity(named: $0.name) } }

    private var counts: [CountTriggers] {
        entities.flatMap { entity in
            entity.attributes.filter { $0.isDerived && !$0.isTransient }.compactMap { triggers(of: $0, entity) }
        }
    }

    private func triggers(of attribute: AttributeDescription, _ entity: EntityDescription) -> CountTriggers? {
        guard let name = attribute.countedRelationship,
            let relationship = model.relationship(named: name, of: entity)?.relationship, relationship.isToMany,
            let inverse = model.inverse(of: relationship), !inverse.relationship.isToMany,
            let value = try? store.layout.column(of: attribute.name, entity, .attribute),
            let link = try? store.layout.column(of: inverse.relationship.name, inverse.owner, .destination)
        else { return nil }
        return CountTriggers(
            entity: entity.name, attribute: attribute.name, table: value.table.name, column: value.column,
            other: link.table.name, link: link.column)
    }
}

extension AttributeDescription {
    /// The relationship whose objects a derived attribute counts (`books.@count`); nil for other attributes.
    var countedRelationship: String? {
        guard isDerived, let expression = derivationExpression else { return nil }
        for (start, end) in [("", ".@count"), ("count:(", ")")]
        where expression.hasPrefix(start) && expression.hasSuffix(end) {
            let name = expression.dropFirst(start.count).dropLast(end.count)
            return name.contains(where: { ".(:@".contains($0) }) ? nil : String(name)
        }
        return nil
    }
}

/// The triggers of an attribute that counts the rows of another table.
private struct CountTriggers {
    var entity: String
    var attribute: String
    /// The table with the derived attribute, and the attribute's column.
    var table: String
    var column: String
    /// The table whose rows are counted, and its column with the primary key of the row in `table`.
    var other: String
    var link: String

    var statements: [String] {
        let (table, column, other, link) = (SQL.word(table), SQL.word(column), SQL.word(other), SQL.word(link))
        func change(_ row: String, _ value: String) -> String {
            "UPDATE \(table) SET \(column) = \(value) WHERE Z_PK = \(row).\(link); "
                + notice("Updated", "\(row).\(link)")
        }
        return [
            trigger(
                on: self.other, "PARAMETER_INSERT", "INSERT", when: "NEW.\(link) NOT NULL",
                change("NEW", "IFNULL(\(column), 0) + 1")),
            trigger(
                on: self.other, "PARAMETER_UPDATE_INCREMENT", "UPDATE OF \(link)", when: "NEW.\(link) NOT NULL",
                change("NEW", "\(column) + 1")),
            trigger(
                on: self.other, "PARAMETER_UPDATE_DECREMENT", "UPDATE OF \(link)", when: "OLD.\(link) NOT NULL",
                change("OLD", "\(column) - 1")),
            trigger(
                on: self.other, "PARAMETER_DELETE", "DELETE", when: "OLD.\(link) NOT NULL",
                change("OLD", "\(column) - 1")),
            trigger(
                on: self.table, "SOURCE_INSERT", "INSERT", when: nil,
                "UPDATE \(table) SET \(column) = (SELECT IFNULL(COUNT(\(link)), 0) FROM \(other) WHERE \(link) = NEW.Z_PK) "
                    + "WHERE Z_PK = NEW.Z_PK; " + notice("InsertUpdated", "NEW.Z_PK")),
        ]
    }

    private func trigger(
        on table: String, _ suffix: String, _ event: String, when condition: String?, _ body: String
    ) -> String {
        "CREATE TRIGGER \(SQL.word("Z_DA_\(table)_\(entity)_\(attribute)_\(suffix)")) AFTER \(event) ON "
            + "\(SQL.word(table)) FOR EACH ROW \(condition.map { "WHEN (\($0)) " } ?? "")BEGIN \(body); END"
    }

    /// Returns the statement that notifies Core Data of the changed value. `key` is an SQL expression for the primary
    /// key.
    private func notice(_ change: String, _ key: String) -> String {
        let name = SQL.word(table)
        return "SELECT NSCoreDataDATrigger\(change)AffectedObjectValue(\(SQL.text(table)), Z_ENT, Z_PK, "
            + "\(SQL.text(attribute)), \(SQL.word(column))) FROM \(name) WHERE Z_PK = \(key)"
    }
}
