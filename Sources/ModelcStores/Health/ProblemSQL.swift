/// A query for the rows that break a rule.
struct ProblemSQL {
    /// The table, in quotes.
    let table: String
    private let columns: String
    private let condition: String
    /// The columns whose values must not be in several rows; nil if each row is a problem.
    private let grouping: String?

    /// - Parameters:
    ///   - table: the name of the table.
    ///   - columns: the columns to show, in quotes if they need them.
    init(table: String, columns: String, condition: String, grouping: String? = nil) {
        self.init(quotedTable: SQL.name(table), columns: columns, condition: condition, grouping: grouping)
    }

    init(quotedTable: String, columns: String, condition: String, grouping: String? = nil) {
        table = quotedTable
        self.columns = columns
        self.condition = condition
        self.grouping = grouping
    }

    /// The columns of an object: its key, and the number of its entity.
    static let object = "Z_PK, Z_ENT"

    /// Whether the rows are objects.
    var selectsObjects: Bool { columns == ProblemSQL.object }

    /// All of them.
    var all: String {
        guard let grouping else { return "SELECT \(columns) FROM \(table) WHERE \(condition) ORDER BY 1" }
        return "SELECT \(columns) FROM \(table) WHERE \(condition) GROUP BY \(grouping) HAVING count(*) > 1 ORDER BY 1"
    }

    var count: String { "SELECT count(*) FROM (\(all))" }

    var sample: String { "\(all) LIMIT \(SQL.sampleSize)" }
}
