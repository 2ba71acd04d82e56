import ModelcSchema

/// Writes SQL views with the names of the model, so that any program with SQLite can read a store without knowing the
/// names of its columns. There is a view for each entity, which includes the objects of its descendants, and a view for
/// each to-many relationship.
package struct StoreViews: Sendable {
    private let map: StoreMap
    /// The names of the existing tables, in lowercase, because SQLite ignores letter case. A view cannot have one of
    /// these names.
    private let tables: Set<String>

    package init(_ map: StoreMap) {
        self.map = map
        tables = Set(map.tableNames.map { $0.lowercased() } + StoreStructure.systemTables.map { $0.lowercased() })
    }

    /// The `CREATE VIEW` statements, without semicolons, in the order of the entities.
    package var statements: [String] {
        var used = tables
        // A view of links must not take the name of an entity.
        let names = map.entities.map { StoreViews.unused($0.name, &used) }
        var statements: [String] = []
        for (entity, name) in zip(map.entities, names) {
            statements.append("CREATE VIEW \(SQL.name(name)) AS \(select(entity))")
            for property in entity.properties where property.owner == entity.name {
                guard let link = property.link, let query = select(link, property.name, entity) else { continue }
                let name = StoreViews.unused("\(entity.name)_\(property.name)", &used)
                statements.append("CREATE VIEW \(SQL.name(name)) AS \(query)")
            }
        }
        return statements
    }

    /// Returns a name that is not in `used`, ignoring letter case, and adds it to `used`. Underscores are appended to
    /// `name` if it is already used.
    private static func unused(_ name: String, _ used: inout Set<String>) -> String {
        var name = name
        while !used.insert(name.lowercased()).inserted { name += "_" }
        return name
    }

    /// Returns the query for the objects of an entity and its descendants, with the properties of the entity.
    private func select(_ entity: MappedEntity) -> String {
        let family = map.family(of: entity)
        var columns = [
            "\(id(of: family, "Z_ENT", "Z_PK")) AS \"_id\"", "\(name(of: family, "Z_ENT")) AS \"_entity\"",
        ]
        var used: Set = ["_id", "_entity"]
        for property in entity.properties {
            columns += self.columns(of: property).map {
                "\($0.value) AS \(SQL.name(StoreViews.unused($0.name, &used)))"
            }
        }
        return "SELECT \(columns.joined(separator: ",\n    "))\n"
            + "FROM \(SQL.name(entity.table)) AS object WHERE \(map.condition(ofFamily: entity))"
    }

    private func columns(of property: MappedProperty) -> [(value: String, name: String)] {
        switch property.storage {
        case .attribute(let attribute): return [(attribute.valueSQL, property.name)]
        case .composite(let members): return members.map { ($0.valueSQL, "\(property.name).\($0.path)") }
        case .link(let link):
            guard case .column(let column, let entity) = link.storage.quoted,
                let destination = map.entity(named: link.destination)
            else { return [] }
            let family = map.family(of: destination)
            let other = "(SELECT Z_ENT FROM \(SQL.name(destination.table)) WHERE Z_PK = object.\(column))"
            let number = family.count == 1 ? nil : entity.map { "object.\($0)" } ?? other
            let id =
                number.map { self.id(of: family, $0, "object.\(column)", else: destination) }
                ?? "\(text(destination.name)) || '/p' || object.\(column)"
            // A value that is not a key stays as it is.
            return [
                ("CASE typeof(object.\(column)) WHEN 'integer' THEN \(id) ELSE object.\(column) END", property.name)
            ]
        }
    }

    /// Returns the query for the links of a to-many relationship: the object, its destination and, if the links are
    /// ordered, their position. Nil for a to-one relationship.
    private func select(_ link: MappedLink, _ name: String, _ owner: MappedEntity) -> String? {
        guard let destination = map.entity(named: link.destination) else { return nil }
        let (owners, others) = (map.family(of: owner), map.family(of: destination))
        let here = "\(id(of: owners, "here.Z_ENT", "here.Z_PK")) AS \"_id\""
        let table = SQL.name(owner.table)
        let condition = map.condition(ofFamily: owner, "here.")
        func place(_ order: String?, _ table: String) -> String {
            order.map { ", \(table).\($0) AS \"_order\"" } ?? ""
        }
        func column(_ name: String, _ order: String?) -> String {
            var used: Set = order == nil ? ["_id"] : ["_id", "_order"]
            return StoreViews.unused(name, &used)
        }
        switch link.storage.quoted {
        case .column: return nil
        case .foreignKey(let other, let key, let order):
            let there = id(of: others, "there.Z_ENT", "there.Z_PK", else: destination)
            return "SELECT \(here), \(there) AS \(SQL.name(column(name, order)))\(place(order, "there"))\n"
                + "FROM \(table) AS here JOIN \(other) AS there ON there.\(key) = here.Z_PK "
                + "WHERE \(condition)"
        case .join(let joined, let own, let other, let order):
            let pairs = link.isOwnInverse ? link.storage.quoted.pairs(isOwnInverse: true) : nil
            let (near, far) = pairs == nil ? (own, other) : ("here", "there")
            let there = id(of: others, "there.Z_ENT", "link.\(far)", else: destination)
            let position = order.map { pairs == nil ? $0 : "place" }
            return "SELECT \(here), \(there) AS \(SQL.name(column(name, position)))\(place(position, "link"))\n"
                + "FROM \(table) AS here JOIN \(pairs ?? joined) AS link ON link.\(near) = here.Z_PK "
                + "LEFT JOIN \(SQL.name(destination.table)) AS there ON there.Z_PK = link.\(far) "
                + "WHERE \(condition) AND typeof(link.\(far)) = 'integer'"
        }
    }

    private func id(
        of family: [MappedEntity], _ number: String, _ key: String, else other: MappedEntity? = nil
    ) -> String {
        "\(name(of: family, number, else: other)) || '/p' || \(key)"
    }

    /// Returns an SQL expression for the name of the entity with a number. `number` is also an SQL expression, such as
    /// `Z_ENT`.
    private func name(of family: [MappedEntity], _ number: String, else other: MappedEntity? = nil) -> String {
        if family.count == 1, let only = family.first { return text(only.name) }
        let cases = family.map { "WHEN \($0.number) THEN \(text($0.name))" }.joined(separator: " ")
        return "CASE \(number) \(cases)\(other.map { " ELSE \(text($0.name))" } ?? "") END"
    }

    private func text(_ text: String) -> String { SQL.text(text) }
}

extension MappedAttribute {
    /// The SQL expression for the value, in the same form as in `store dump`. Two kinds of values have another form:
    /// Booleans are 0 or 1, because SQLite has no Booleans, and binary data is a blob.
    fileprivate var valueSQL: String {
        let column = "object.\(SQL.name(column))"
        if isExternal { return MappedAttribute.external(column) }
        switch type {
        case .date: return MappedAttribute.date(column)
        case .uuid: return MappedAttribute.uuid(column)
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .binary,
            .uri, .transformable, .objectID, .composite:
            return column
        }
    }

    /// Returns the SQL expression for data with external storage. The first byte is removed if it marks data in the
    /// column.
    private static func external(_ column: String) -> String {
        "CASE WHEN typeof(\(column)) = 'blob' AND substr(\(column), 1, 1) = x'01' THEN substr(\(column), 2) "
            + "ELSE \(column) END"
    }

    /// Returns the SQL expression for a date in ISO 8601, with up to six digits for the fraction of a second. Values
    /// that are not numbers, and dates outside the years 1 to 9999, are returned unchanged.
    private static func date(_ column: String) -> String {
        """
        CASE WHEN typeof(\(column)) IN ('integer', 'real') AND \(column) >= -63113904000 THEN coalesce(
            (SELECT strftime('%Y-%m-%dT%H:%M:%S', s + m / 1000000 + 978307200, 'unixepoch')
            || CASE m % 1000000 WHEN 0 THEN '' ELSE '.' || rtrim(printf('%06d', m % 1000000), '0') END || 'Z'
            FROM (SELECT s, CAST(round((\(column) - s) * 1000000) AS INTEGER) AS m
            FROM (SELECT CAST(\(column) AS INTEGER) - (\(column) < CAST(\(column) AS INTEGER)) AS s))), \(column))
            ELSE \(column) END
        """
    }

    private static func uuid(_ column: String) -> String {
        let parts = [(1, 8), (9, 4), (13, 4), (17, 4), (21, 12)].map { "substr(hex(\(column)), \($0.0), \($0.1))" }
        let text = parts.joined(separator: " || '-' || ")
        return "CASE WHEN typeof(\(column)) = 'blob' AND length(\(column)) = 16 THEN \(text) ELSE \(column) END"
    }
}
