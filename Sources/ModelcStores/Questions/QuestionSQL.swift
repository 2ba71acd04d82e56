import ModelcSQLite
import ModelcSchema

/// The SQL queries of a data check. Users can also run them with other tools (FormatStore §8).
struct QuestionSQL {
    /// The query for the number of rows that the data check finds.
    let count: String
    /// The query for up to five of the rows; nil if their number is sufficient.
    let sample: String?

    private init(count: String, sample: String? = nil) {
        self.count = count
        self.sample = sample
    }

    init(_ question: StoreQuestion, _ layout: StoreLayout) throws(StoreLayout.Gap) {
        switch question {
        case .rows(let entity):
            let rows = try Rows(entity, layout)
            self.init(count: rows.counted())
        case .rowsOfExactly(let name):
            let entity = try layout.entity(name)
            let table = try layout.table(of: entity).name
            self.init(count: "SELECT count(*) FROM \(SQL.name(table)) WHERE Z_ENT = \(try layout.number(of: entity))")
        case .values(let entity, let attribute):
            let rows = try Rows(entity, layout)
            self.init(count: rows.counted("\(try rows.column(attribute, .attribute)) IS NOT NULL"))
        case .missingValues(let entity, let attribute):
            let rows = try Rows(entity, layout)
            let column = try rows.column(attribute, .attribute)
            self.init(count: rows.counted("\(column) IS NULL"), sample: rows.shown("\(column) IS NULL", []))
        case .duplicates(let entity, let properties):
            self = try QuestionSQL.duplicates(Rows(entity, layout), properties)
        case .outOfRange(let entity, let attribute, let range):
            let rows = try Rows(entity, layout)
            self = QuestionSQL.matching(rows, try rows.column(attribute, .attribute), range.condition)
        case .outOfBounds(let entity, let attribute, let bounds):
            let rows = try Rows(entity, layout)
            self = QuestionSQL.matching(rows, try rows.column(attribute, .attribute), bounds.condition)
        case .links(let entity, let relationship):
            self.init(count: try LinkSQL(entity, relationship, layout).counted())
        case .missingLinks(let entity, let relationship):
            let rows = try Rows(entity, layout)
            let condition = "\(try rows.column(relationship, .destination)) IS NULL"
            self.init(count: rows.counted(condition), sample: rows.shown(condition, []))
        case .danglingLinks(let entity, let relationship):
            self.init(count: try LinkSQL(entity, relationship, layout).dangling())
        case .severalLinks(let entity, let relationship):
            self = try QuestionSQL.grouped(LinkSQL(entity, relationship, layout).several())
        case .linkCount(let entity, let relationship, let least, let most, let mayBeEmpty):
            self.init(count: try LinkSQL(entity, relationship, layout).outside(least, most, mayBeEmpty))
        case .orphanedLinks(let entity, let relationship):
            self.init(count: try LinkSQL(entity, relationship, layout).orphaned())
        }
    }

    /// Returns the queries for rows with a value that satisfies a condition.
    private static func matching(_ rows: Rows, _ column: String, _ condition: (String) -> String) -> QuestionSQL {
        let condition = "\(column) IS NOT NULL AND (\(condition(column)))"
        return QuestionSQL(count: rows.counted(condition), sample: rows.shown(condition, [column]))
    }

    private static func duplicates(_ rows: Rows, _ properties: [String]) throws(StoreLayout.Gap) -> QuestionSQL {
        var columns: [String] = []
        for property in properties {
            let isRelationship = rows.layout.model.relationship(named: property, of: rows.entity) != nil
            columns.append(try rows.column(property, isRelationship ? .destination : .attribute))
        }
        let list = columns.joined(separator: ", ")
        let condition = columns.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
        return grouped("SELECT \(list), count(*) AS n FROM \(rows.source(condition)) GROUP BY \(list) HAVING n > 1")
    }

    /// - Parameter groups: a query for groups of rows. Its column `n` contains the number of rows in each group.
    private static func grouped(_ groups: String) -> QuestionSQL {
        QuestionSQL(
            count: "SELECT count(*) FROM (\(groups))", sample: "\(groups) ORDER BY n DESC LIMIT \(SQL.sampleSize)")
    }
}

extension StoreValueRange {
    /// The SQL condition for column values outside the range.
    fileprivate func condition(_ column: String) -> String {
        switch self {
        case .integers(let range): "\(column) < \(range.lowerBound) OR \(column) > \(range.upperBound)"
        case .wholeNumbers: "\(column) <> CAST(\(column) AS INTEGER)"
        case .exact(let limit): "abs(\(column)) > \(limit)"
        case .booleans: "\(column) NOT IN (0, 1)"
        }
    }
}

extension StoreValueBounds {
    /// The SQL condition for column values that violate a bound.
    fileprivate func condition(_ column: String) -> String {
        let value = isOfLength ? "length(\(column))" : column
        let conditions = [minimum.map { "\(value) < \($0)" }, maximum.map { "\(value) > \($0)" }].compactMap { $0 }
        return conditions.isEmpty ? "0" : conditions.joined(separator: " OR ")
    }
}

/// The rows of an entity and of its descendants, for queries.
struct Rows {
    let entity: EntityDescription
    let layout: StoreLayout
    let table: String
    /// The SQL condition that selects the entity's rows in its table.
    let condition: String

    init(_ name: String, _ layout: StoreLayout) throws(StoreLayout.Gap) {
        self.layout = layout
        entity = try layout.entity(name)
        table = SQL.name(try layout.table(of: entity).name)
        let numbers = try layout.numbers(of: entity).map { "\($0)" }.joined(separator: ", ")
        condition = "Z_ENT IN (\(numbers))"
    }

    /// The name of a property's column, in quotes.
    func column(_ property: String, _ role: ExpectedColumn.Role) throws(StoreLayout.Gap) -> String {
        SQL.name(try layout.column(of: property, entity, role).column)
    }

    /// Returns the part of a query that selects the rows: `table WHERE …`, with an additional condition if there is
    /// one.
    func source(_ further: String? = nil) -> String {
        "\(table) WHERE \(condition)" + (further.map { " AND \($0)" } ?? "")
    }

    func counted(_ further: String? = nil) -> String { "SELECT count(*) FROM \(source(further))" }

    /// Returns a query for some of the rows, with their primary keys and the given columns.
    func shown(_ further: String, _ columns: [String]) -> String {
        let list = (["Z_PK"] + columns).joined(separator: ", ")
        return "SELECT \(list) FROM \(source(further)) ORDER BY Z_PK LIMIT \(SQL.sampleSize)"
    }
}

/// Formats a value of a row as a short text.
enum SampleText {
    private static let limit = 80

    static func text(of value: SQLiteValue) -> String {
        switch value {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): text.count > limit ? text.prefix(limit) + "…" : text
        case .blob(let bytes): "\(bytes.count) bytes"
        }
    }
}
