import ModelcSchema

/// The rows of an entity and of those below it, for queries.
struct Rows {
    let entity: EntityDescription
    let layout: StoreLayout
    let table: String
    /// Which rows of the table are meant.
    let condition: String

    init(_ name: String, _ layout: StoreLayout) throws(StoreLayout.Gap) {
        self.layout = layout
        entity = try layout.entity(name)
        table = SQL.name(try layout.table(of: entity).name)
        let numbers = try layout.numbers(of: entity).map { "\($0)" }.joined(separator: ", ")
        condition = "Z_ENT IN (\(numbers))"
    }

    /// A column of the table, in quotes.
    func column(_ property: String, _ role: ExpectedColumn.Role) throws(StoreLayout.Gap) -> String {
        SQL.name(try layout.column(of: property, entity, role).column)
    }

    /// `table WHERE …`, with a further condition.
    func source(_ further: String? = nil) -> String {
        "\(table) WHERE \(condition)" + (further.map { " AND \($0)" } ?? "")
    }

    func counted(_ further: String? = nil) -> String { "SELECT count(*) FROM \(source(further))" }

    /// Some rows, by their keys and further columns.
    func shown(_ further: String, _ columns: [String]) -> String {
        let list = (["Z_PK"] + columns).joined(separator: ", ")
        return "SELECT \(list) FROM \(source(further)) ORDER BY Z_PK LIMIT \(SQL.sampleSize)"
    }
}
