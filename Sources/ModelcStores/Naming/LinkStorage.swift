import ModelcSchema

/// The tables and columns of a store that contain the links of a relationship (FormatStore §4.3 to §4.5).
package enum LinkStorage: Hashable, Sendable {
    /// A to-one relationship. Both columns are in the table of the entity that declares the relationship. The first
    /// value is the column with the primary key of the destination row. `entity` is the column with the entity number
    /// of the destination row; nil if there is none.
    case column(String, entity: String?)
    /// A to-many relationship with a to-one inverse or without an inverse. `table` contains the rows of the other side.
    /// `column` is their column with the primary key of this side's row. `order` is the column with their positions;
    /// nil if there is none.
    case foreignKey(table: String, column: String, order: String?)
    /// A many-to-many relationship. `table` is its join table. `here` is the column with the primary key of this
    /// side's row, and `there` is the column with the primary key of the other side's row. `order` is the column with
    /// the position of the other row; nil if there is none.
    case join(table: String, here: String, there: String, order: String?)
}

extension LinkStorage {
    /// - Throws: the reason why the tables or columns are not found in the store.
    init(
        of relationship: RelationshipDescription, _ owner: EntityDescription, _ layout: StoreLayout
    ) throws(StoreLayout.Gap) {
        guard relationship.isToMany else {
            let column = try layout.column(of: relationship.name, owner, .destination)
            self = .column(column.column, entity: layout.entityColumn(of: relationship, owner, in: column.table))
            return
        }
        guard let inverse = layout.model.inverse(of: relationship) else {
            let found = try layout.column(of: relationship.name, owner, .origin)
            let order = "Z_FOK_\(found.column.dropFirst())"
            self = .foreignKey(
                table: found.table.name, column: found.column, order: found.table.has(order) ? order : nil)
            return
        }
        if inverse.relationship.isToMany {
            let join = try layout.join(of: relationship, owner)
            self = .join(table: join.table, here: join.here, there: join.there, order: join.order)
            return
        }
        let found = try layout.column(of: inverse.relationship.name, inverse.owner, .destination)
        let order = relationship.isOrdered ? layout.orderColumn(of: inverse.relationship, inverse.owner) : nil
        self = .foreignKey(table: found.table.name, column: found.column, order: order)
    }

    /// Returns the links of a join table as an SQL subquery with the columns `here`, `there` and `place`; nil without
    /// a join table. Each pair of rows occurs once. The names of the table and the columns must be in quotes
    /// (`quoted`).
    ///
    /// - Parameter isOwnInverse: whether the relationship is its own inverse. Its links may be stored in one
    ///   direction only.
    func pairs(isOwnInverse: Bool) -> String? {
        guard case .join(let table, let here, let there, let order) = self else { return nil }
        let stored = "SELECT \(here) AS here, \(there) AS there, \(order ?? "NULL") AS place FROM \(table)"
        guard isOwnInverse else { return "(\(stored))" }
        // The position is that of the object in `there` among those of `here`, not the other way round.
        return "(SELECT here, there, min(place) AS place FROM (\(stored) UNION ALL SELECT \(there), \(here), NULL "
            + "FROM \(table)) GROUP BY here, there)"
    }

    /// The same tables and columns, with their names in quotes for SQL.
    var quoted: LinkStorage {
        switch self {
        case .column(let column, let entity): .column(SQL.name(column), entity: entity.map(SQL.name))
        case .foreignKey(let table, let column, let order):
            .foreignKey(table: SQL.name(table), column: SQL.name(column), order: order.map(SQL.name))
        case .join(let table, let here, let there, let order):
            .join(table: SQL.name(table), here: SQL.name(here), there: SQL.name(there), order: order.map(SQL.name))
        }
    }
}

extension StoreLayout {
    /// Returns the column with the entity number of a destination row; nil if there is none. After a migration, the
    /// name of the column may contain an older entity number.
    fileprivate func entityColumn(
        of relationship: RelationshipDescription, _ owner: EntityDescription, in table: StoreTable
    ) -> String? {
        guard let expected = expectedColumn(of: relationship.name, owner, .destinationEntity) else { return nil }
        if let name = try? name(of: expected, owner), table.has(name) { return name }
        let suffix = expected.suffix.map { "\($0)" } ?? ""
        let end = expected.baseName.dropFirst(2) + suffix
        let similar = table.columns.map(\.name).filter { name in
            guard name.hasPrefix("Z"), name.hasSuffix(end) else { return false }
            let number = name.dropFirst().dropLast(end.count)
            return !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
        }
        return similar.count == 1 ? similar.first : nil
    }

    fileprivate func orderColumn(of relationship: RelationshipDescription, _ owner: EntityDescription) -> String? {
        try? column(of: relationship.name, owner, .order).column
    }
}

extension StoreTable {
    func has(_ column: String) -> Bool { columns.contains { $0.name == column } }
}

extension ResolvedModel {
    /// Whether a relationship of an entity is its own inverse.
    func isOwnInverse(_ relationship: RelationshipDescription, of owner: EntityDescription) -> Bool {
        guard let inverse = inverse(of: relationship) else { return false }
        return inverse.owner.name == owner.name && inverse.relationship.name == relationship.name
    }
}
