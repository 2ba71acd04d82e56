/// A query for the rows that break a rule.
struct ProblemSQL {
    /// The name of the table, in quotes.
    let table: String
    private let columns: String
    private let condition: String
    /// The columns by which rows are grouped, separated by commas. Only groups with more than one row are then
    /// selected. If nil, every row that satisfies the condition is selected.
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

    /// The columns that identify an object: its primary key, and the number of its entity.
    static let object = "Z_PK, Z_ENT"

    /// Whether the query selects objects, and not other rows such as links or groups of equal values.
    var selectsObjects: Bool { columns == ProblemSQL.object }

    /// The query for all rows that break the rule, or for all groups of such rows.
    var all: String {
        guard let grouping else { return "SELECT \(columns) FROM \(table) WHERE \(condition) ORDER BY 1" }
        return "SELECT \(columns) FROM \(table) WHERE \(condition) GROUP BY \(grouping) HAVING count(*) > 1 ORDER BY 1"
    }

    var count: String { "SELECT count(*) FROM (\(all))" }

    var sample: String { "\(all) LIMIT \(SQL.sampleSize)" }
}
