import ModelcBase
import ModelcPlans
import ModelcSchema

/// The tables of a new store that Core Data creates for a version, as far as the model determines them (FormatStore
/// §4).
package struct NewStore: Sendable {
    let layout: StoreLayout
    let structure: StoreStructure

    package init(of version: ResolvedModel) {
        let entities = NewStore.entities(of: version)
        let numbers = Dictionary(entities.map { ($0.name, $0.number) }, uniquingKeysWith: { first, _ in first })
        // Names of columns may contain entity numbers; the layout inserts them.
        let names = StoreLayout(of: version, in: StoreStructure(entities: entities))
        let expected = ExpectedStructure(of: version, numbers: numbers)
        let tables = expected.tables.map { NewStore.table($0, version, names) }
        let joins = NewStore.joinTables(expected.joinTables, version, numbers)
        structure = StoreStructure(entities: entities, tables: tables + joins)
        layout = StoreLayout(of: version, in: structure)
    }

    private static func entities(of version: ResolvedModel) -> [StoreEntity] {
        let ordered = EntityNumbering.order(of: version)
        let numbers = Dictionary(
            ordered.enumerated().map { ($1.name, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        return ordered.map { entity in
            StoreEntity(
                number: numbers[entity.name] ?? 0, name: entity.name,
                superNumber: version.parent(of: entity).flatMap { numbers[$0.name] } ?? 0)
        }
    }

    private static func table(
        _ expected: ExpectedTable, _ version: ResolvedModel, _ names: StoreLayout
    ) -> StoreTable {
        let columns = ColumnOrder.sorted(expected.columns).compactMap { column -> StoreColumn? in
            guard let owner = version.entity(named: column.entityName), let name = try? names.name(of: column, owner)
            else { return nil }
            return StoreColumn(name: name, type: column.type)
        }
        let system = ["Z_PK", "Z_ENT", "Z_OPT"].map { StoreColumn(name: $0, type: "INTEGER") }
        return StoreTable(name: expected.name, columns: system + columns)
    }

    /// Returns the join tables. If a column name occurs several times in the store, a number is added to all but the
    /// first. They are numbered in the order of the owners' entity numbers; for relationships of one owner, in
    /// descending order of their names (FormatStore §4.5).
    private static func joinTables(
        _ expected: [ExpectedJoinTable], _ version: ResolvedModel, _ numbers: [String: Int]
    ) -> [StoreTable] {
        let ordered = expected.sorted { left, right in
            let (first, second) = (numbers[left.owner.entityName] ?? 0, numbers[right.owner.entityName] ?? 0)
            return first == second ? right.owner.relationship.isBefore(left.owner.relationship) : first < second
        }
        var seen: [String: Int] = [:]
        func unused(_ name: String) -> String {
            let count = seen[name, default: 0]
            seen[name] = count + 1
            return count == 0 ? name : "\(name)\(count)"
        }
        return ordered.compactMap { NewStore.table($0, version, numbers, unused) }
    }

    /// Returns a join table. Its first column contains the primary keys of the owner's rows, but is named after the
    /// inverse (FormatStore §4.5).
    private static func table(
        _ expected: ExpectedJoinTable, _ version: ResolvedModel, _ numbers: [String: Int],
        _ unused: (String) -> String
    ) -> StoreTable? {
        guard
            let owner = version.entity(named: expected.owner.entityName),
            let relationship = owner.relationships.first(where: {
                $0.name.uppercased() == expected.owner.relationship
            }),
            let inverse = version.inverse(of: relationship), let here = numbers[owner.name],
            let there = numbers[inverse.owner.name]
        else { return nil }
        let isOwnInverse = inverse.owner.name == owner.name && inverse.relationship.name == relationship.name
        let names = [
            unused("Z_\(here)\(inverse.relationship.name.uppercased())"),
            isOwnInverse ? "REFLEXIVE" : unused("Z_\(there)\(expected.owner.relationship)"),
        ]
        let orders = [inverse.relationship.isOrdered, relationship.isOrdered && !isOwnInverse]
        let ordered = zip(names, orders).filter(\.1).map { "Z_FOK_\($0.0.dropFirst(2))" }
        return StoreTable(
            name: "Z_\(here)\(expected.owner.relationship)",
            columns: (names + ordered).map { StoreColumn(name: $0, type: "INTEGER") })
    }
}
