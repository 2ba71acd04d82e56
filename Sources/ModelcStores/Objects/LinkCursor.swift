import ModelcSQLite

/// Reads the links of a to-many relationship for one object after the other, in the order of the objects' primary keys.
/// A single query returns the links of all objects, and only the links of one object are in memory.
final class LinkCursor {
    private let cursor: SnapshotCursor
    private let map: StoreMap
    private let destination: MappedEntity
    private var waiting: (key: Int64, link: StoreObjectID)?

    /// - Parameter owner: the entity of the objects, without its descendants.
    init?(
        _ link: MappedLink, of owner: MappedEntity, in map: StoreMap, _ database: SnapshotDatabase
    ) throws(StoreError) {
        guard let destination = map.entity(named: link.destination), let sql = LinkCursor.query(link, owner, map) else {
            return nil
        }
        cursor = try database.cursor(sql)
        self.map = map
        self.destination = destination
        try advance()
    }

    /// Returns the destinations of the object with a primary key. Keys must be given in ascending order.
    func links(of key: Int64) throws(StoreError) -> [StoreObjectID] {
        while let next = waiting, next.key < key { try advance() }
        var links: [StoreObjectID] = []
        while let next = waiting, next.key == key {
            links.append(next.link)
            try advance()
        }
        return links
    }

    private func advance() throws(StoreError) {
        waiting = nil
        while let row = try cursor.next() {
            // A damaged store may have other values in these columns.
            guard row.count == 3, case .integer(let key) = row[0], case .integer(let other) = row[1] else { continue }
            let entity = map.entityName(number: row[2].asInteger, inTableOf: destination)
            waiting = (key, StoreObjectID(entity: entity, key: other))
            return
        }
    }

    /// Returns the query for the links. Its rows contain the primary key of an object, the primary key of a
    /// destination, and the entity number of the destination. Nil for a to-one relationship.
    private static func query(_ link: MappedLink, _ owner: MappedEntity, _ map: StoreMap) -> String? {
        // If the table contains objects of other entities, their links must be left out.
        let isShared = map.entities.contains { $0.table == owner.table && $0.name != owner.name }
        let keys = "(SELECT Z_PK FROM \(SQL.name(owner.table)) WHERE \(owner.condition))"
        switch link.storage.quoted {
        case .column: return nil
        case .foreignKey(let table, let column, let order):
            let condition = isShared ? "\(column) IN \(keys)" : "\(column) IS NOT NULL"
            let sorting = [column, order, "Z_PK"].compactMap { $0 }.joined(separator: ", ")
            return "SELECT \(column), Z_PK, Z_ENT FROM \(table) WHERE \(condition) ORDER BY \(sorting)"
        case .join:
            guard let other = map.entity(named: link.destination)?.table,
                let pairs = link.storage.quoted.pairs(isOwnInverse: link.isOwnInverse)
            else { return nil }
            let condition = isShared ? " WHERE here IN \(keys)" : ""
            // Links whose position is unknown come last.
            let place = link.isOwnInverse ? "place IS NULL, place" : "place"
            return "SELECT here, there, Z_ENT FROM \(pairs) AS links "
                + "LEFT JOIN \(SQL.name(other)) ON Z_PK = there\(condition) ORDER BY here, \(place), there"
        }
    }
}
