import ModelcText

/// Rows of cells in aligned columns. A column without any content is left out, title and all.
struct TextTable {
    enum Alignment {
        case left
        case right
    }

    struct Column {
        var title = ""
        var alignment = Alignment.left

        static let plain = Column()
        static func left(_ title: String) -> Column { Column(title: title) }
        static func right(_ title: String) -> Column { Column(title: title, alignment: .right) }
    }

    private struct Cell {
        var text: String
        var width: Int

        init(_ text: String) {
            self.text = text
            width = TerminalWidth.of(text)
        }
    }

    /// No column is made wider than this for all rows by one long cell: the cell moves the rest of its own row only.
    private static let widestColumn = 44

    private let columns: [Column]
    private var rows: [[Cell]] = []

    init(_ columns: [Column]) { self.columns = columns }

    /// - Parameter columnCount: how many columns without titles, left-aligned.
    init(columnCount: Int) { columns = Array(repeating: .plain, count: columnCount) }

    /// Adds a row of texts that are safe to print; cells that are not given are empty.
    mutating func add(_ cells: String...) { rows.append(cells.map(Cell.init)) }

    /// How many rows there are, the titles aside.
    var rowCount: Int { rows.count }

    /// The lines, two columns of blanks before each, none after.
    var lines: [String] {
        let used = columns.indices.filter { column in rows.contains { column < $0.count && $0[column].width > 0 } }
        let titles = columns.map { Cell($0.title) }
        let hasTitles = used.contains { titles[$0].width > 0 }
        let allRows = (hasTitles && !rows.isEmpty ? [titles] : []) + rows
        let widths = columns.indices.map { column in
            allRows.reduce(0) { max($0, column < $1.count ? min($1[column].width, TextTable.widestColumn) : 0) }
        }
        return allRows.map { line(of: $0, used: used, widths: widths) }
    }

    private func line(of row: [Cell], used: [Int], widths: [Int]) -> String {
        var line = ""
        var missing = 0
        for column in used {
            // Blanks are written only before the next text, so that none is left at the end.
            missing += 2
            let cell = column < row.count ? row[column] : Cell("")
            let padding = max(0, widths[column] - cell.width)
            if columns[column].alignment == .right { missing += padding }
            if cell.width > 0 {
                line += String(repeating: " ", count: missing)
                line += cell.text
                missing = 0
            }
            switch columns[column].alignment {
            case .left: missing += padding
            case .right: break
            }
        }
        return line
    }
}
