import ModelcSchema

/// Queries about the links of a relationship. A link connects two rows; stores keep links in three ways (FormatStore
/// §4.3 to §4.5).
struct LinkSQL {
    private let rows: Rows
    private let relationship: RelationshipDescription
    private let destinationTable: String?
    private let place: LinkStorage
    private let isOwnInverse: Bool

    init(_ entity: String, _ name: String, _ layout: StoreLayout) throws(StoreLayout.Gap) {
        rows = try Rows(entity, layout)
        guard let (relationship, owner) = layout.model.relationship(named: name, of: rows.entity) else {
            throw StoreLayout.Gap(reason: "the store's version has no relationship '\(entity).\(name)'")
        }
        self.relationship = relationship
        place = try LinkStorage(of: relationship, owner, layout).quoted
        isOwnInverse = layout.model.isOwnInverse(relationship, of: owner)
        destinationTable = try layout.model.destination(of: relationship).map { destination throws(StoreLayout.Gap) in
            SQL.name(try layout.table(of: destination).name)
        }
    }

    /// A query for the primary keys of the rows of the relationship's entity.
    private var keys: String { "SELECT Z_PK FROM \(rows.source())" }

    /// Returns a table or subquery with the links, and its column with the row that each link starts from. It is
    /// `table` itself, unless the table may contain each link in only one direction.
    private func links(_ table: String, _ column: String) -> (source: String, column: String) {
        guard isOwnInverse, let pairs = place.pairs(isOwnInverse: true) else { return (table, column) }
        return (pairs, "here")
    }

    /// The query for the links of the row `a` in both directions. Nil unless the relationship is its own inverse and
    /// has a join table.
    private var linksOfRow: String? {
        guard isOwnInverse, case .join(let table, let here, let there, _) = place else { return nil }
        return "SELECT \(there) FROM \(table) WHERE \(here) = a.Z_PK UNION SELECT \(here) FROM \(table) "
            + "WHERE \(there) = a.Z_PK"
    }

    /// Returns the query for the number of links.
    func counted() -> String {
        switch place {
        case .column(let column, _): rows.counted("\(column) IS NOT NULL")
        case .foreignKey(let table, let column, _), .join(let table, let column, _, _):
            "SELECT count(*) FROM \(table) WHERE \(column) IN (\(keys))"
        }
    }

    /// Returns the query for the number of links of a to-one relationship to rows that do not exist.
    func dangling() throws(StoreLayout.Gap) -> String {
        guard case .column(let column, _) = place, let destinationTable else { throw notToOne }
        return rows.counted("\(column) IS NOT NULL AND \(column) NOT IN (SELECT Z_PK FROM \(destinationTable))")
    }

    /// Returns the query for rows with several links. The column `n` contains the number of links.
    func several() throws(StoreLayout.Gap) -> String {
        switch place {
        case .column: throw notToMany
        case .foreignKey(let table, let column, _), .join(let table, let column, _, _):
            let (table, column) = links(table, column)
            return "SELECT \(column), count(*) AS n FROM \(table) WHERE \(column) IN (\(keys)) GROUP BY \(column) "
                + "HAVING n > 1"
        }
    }

    /// Returns the query for the number of rows with fewer or more links than allowed.
    func outside(_ least: Int, _ most: Int?, _ mayBeEmpty: Bool) throws(StoreLayout.Gap) -> String {
        switch place {
        case .column: throw notToMany
        case .foreignKey(let table, let column, _), .join(let table, let column, _, _):
            let links =
                linksOfRow.map { "(SELECT count(*) FROM (\($0)))" }
                ?? "(SELECT count(*) FROM \(table) WHERE \(table).\(column) = a.Z_PK)"
            let few = least > 0 ? ["n \(mayBeEmpty ? "BETWEEN 1 AND \(least - 1)" : "< \(least)")"] : []
            let condition = (few + (most.map { ["n > \($0)"] } ?? [])).joined(separator: " OR ")
            return "SELECT count(*) FROM (SELECT \(links) AS n FROM \(rows.table) AS a WHERE a.\(rows.condition)) "
                + "WHERE \(condition.isEmpty ? "0" : condition)"
        }
    }

    /// Returns the query for the number of links in a join table that start or end at a row that does not exist.
    func orphaned() throws(StoreLayout.Gap) -> String {
        guard case .join(let table, let here, let there, _) = place, let destinationTable else {
            throw StoreLayout.Gap(reason: "'\(path)' does not keep its links in a separate table")
        }
        return "SELECT count(*) FROM \(table) WHERE \(here) NOT IN (SELECT Z_PK FROM \(rows.table)) "
            + "OR \(there) NOT IN (SELECT Z_PK FROM \(destinationTable))"
    }

    private var path: String { "\(rows.entity.name).\(relationship.name)" }
    private var notToOne: StoreLayout.Gap { StoreLayout.Gap(reason: "'\(path)' is to-many") }
    private var notToMany: StoreLayout.Gap { StoreLayout.Gap(reason: "'\(path)' is to-one") }
}
