import ModelcBase
import ModelcSchema

/// The statements that compute derived attributes from the rows of related objects, such as `books.@count`.
struct DerivedStatements {
    private let layout: StoreLayout
    private let entities: [EntityDescription]

    init(_ layout: StoreLayout, _ entities: [EntityDescription]) {
        self.layout = layout
        self.entities = entities
    }

    var statements: [String] {
        entities.flatMap { entity in
            entity.attributes.filter { $0.isDerived && !$0.isTransient }.compactMap { statement(of: $0, entity) }
        }
    }

    /// Returns the statement that sets the column of a derived attribute; nil if the expression is not supported.
    private func statement(of attribute: AttributeDescription, _ entity: EntityDescription) -> String? {
        guard let expression = attribute.derivationExpression.flatMap(DerivedPath.init),
            let relationship = layout.model.relationship(named: expression.relationship, of: entity),
            let destination = layout.model.destination(of: relationship.relationship),
            let value = try? layout.column(of: attribute.name, entity, .attribute),
            let storage = try? LinkStorage(of: relationship.relationship, relationship.owner, layout).quoted,
            let numbers = try? layout.numbers(of: entity),
            let query = query(expression, storage, SQL.name(value.table.name), destination)
        else { return nil }
        let list = numbers.map(String.init).joined(separator: ", ")
        return
            "UPDATE \(SQL.name(value.table.name)) SET \(SQL.name(value.column)) = (\(query)) WHERE Z_ENT IN (\(list))"
    }

    private func query(
        _ path: DerivedPath, _ storage: LinkStorage, _ table: String, _ destination: EntityDescription
    ) -> String? {
        var result = "count(*)"
        if let key = path.key {
            guard let column = try? layout.column(of: key, destination, .attribute).column else { return nil }
            result = path.function.map { "\($0)(there.\(SQL.name(column)))" } ?? "there.\(SQL.name(column))"
        }
        switch storage {
        case .column(let column, _):
            guard path.function == nil, path.key != nil,
                let other = try? layout.table(of: destination).name
            else { return nil }
            return "SELECT \(result) FROM \(SQL.name(other)) AS there WHERE there.Z_PK = \(table).\(column)"
        case .foreignKey(let other, let column, _):
            guard path.function != nil else { return nil }
            return "SELECT \(result) FROM \(other) AS there WHERE there.\(column) = \(table).Z_PK"
        case .join(let joined, let here, let there, _):
            guard path.function != nil, let other = try? layout.table(of: destination).name else { return nil }
            return
                "SELECT \(result) FROM \(joined) JOIN \(SQL.name(other)) AS there ON there.Z_PK = \(joined).\(there) "
                + "WHERE \(joined).\(here) = \(table).Z_PK"
        }
    }
}

/// An expression over the objects of a relationship: `books.@count`, `books.@sum.pages`, `books.pages.@sum`,
/// `author.name`.
private struct DerivedPath {
    var relationship: String
    /// The SQL aggregate function; nil for an attribute of a to-one destination, as in `author.name`.
    var function: String?
    /// The attribute of the related objects; nil for `@count`.
    var key: String?

    private static let functions = ["@count": "count", "@sum": "sum", "@min": "min", "@max": "max", "@avg": "avg"]

    init?(_ expression: String) {
        var steps = expression.split(separator: ".").map(String.init)
        if let start = expression.firstIndex(of: ":"), expression.hasSuffix(")") {
            let inner = expression[expression.index(after: start)...].dropFirst().dropLast()
            steps = inner.split(separator: ".").map(String.init) + ["@" + expression[..<start]]
        }
        let keys = steps.filter { !$0.hasPrefix("@") }
        let operators = steps.filter { $0.hasPrefix("@") }
        guard operators.count <= 1, let first = keys.first, keys.count <= 2 else { return nil }
        relationship = first
        key = keys.count == 2 ? keys[1] : nil
        if let name = operators.first {
            guard let known = DerivedPath.functions[name] else { return nil }
            function = known
        }
        guard (function == "count") == (key == nil) else { return nil }
    }
}
