/// Rows of cells in aligned columns, separated by two spaces. A column without content is left out, including its
/// title.
package struct TextTable {
    enum Alignment: Sendable {
        case left
        case right
    }

    package struct Column: Sendable {
        /// The title above the column. If the titles of all columns are empty, the table has no row of titles.
        var title = ""
        var alignment = Alignment.left
        /// The minimum width in terminal columns. A column with a width other than 0 is shown even if it is empty.
        var width = 0

        package static let plain = Column()
        package static func left(_ title: String) -> Column { Column(title: title) }
        package static func right(_ title: String = "", width: Int = 0) -> Column {
            Column(title: title, alignment: .right, width: width)
        }
    }

    private struct Cell {
        var text: String
        var width: Int

        init(_ text: String) {
            self.text = text
            width = TerminalWidth.of(text)
        }
    }

    private let columns: [Column]
    private let indent: Int
    private let widest: Int
    private var rows: [[Cell]] = []

    /// - Parameters:
    ///   - indent: the number of spaces before each line.
    ///   - widest: the maximum width that a cell can give to its column. A longer cell shifts only the rest of its own
    ///     row.
    package init(_ columns: [Column], indent: Int = 2, widest: Int = 44) {
        self.columns = columns
        self.indent = indent
        self.widest = widest
    }

    /// - Parameter columnCount: the number of columns without titles, left-aligned.
    package init(columnCount: Int, indent: Int = 2, widest: Int = 44) {
        self.init(Array(repeating: .plain, count: columnCount), indent: indent, widest: widest)
    }

    /// Adds a row of texts that are safe to print; missing cells are empty.
    package mutating func add(_ cells: String...) { add(cells) }

    /// Adds a row of texts that are safe to print; missing cells are empty.
    package mutating func add(_ cells: [String]) { rows.append(cells.map(Cell.init)) }

    /// The number of rows, without the titles.
    package var rowCount: Int { rows.count }

    /// The lines, without trailing spaces.
    package var lines: [String] { lines(width: nil) }

    /// The lines for a terminal: the last column is wrapped into further lines if it does not fit.
    ///
    /// - Parameter width: the maximum number of columns of a line; nil for no limit.
    package func lines(width: Int?) -> [String] {
        let used = columns.indices.filter { column in
            columns[column].width > 0 || rows.contains { column < $0.count && $0[column].width > 0 }
        }
        let titles = columns.map { Cell($0.title) }
        let hasTitles = used.contains { titles[$0].width > 0 }
        let allRows = (hasTitles && !rows.isEmpty ? [titles] : []) + rows
        let widths = columns.indices.map { column in
            allRows.reduce(columns[column].width) { max($0, column < $1.count ? min($1[column].width, widest) : 0) }
        }
        guard let width, let last = used.last, columns[last].alignment == .left else {
            return allRows.map { line(of: $0, used: used, widths: widths) }
        }
        let start = used.dropLast().reduce(indent) { $0 + widths[$1] + 2 }
        return allRows.flatMap { row in
            broken(row, last, to: max(width - start, 16)).map { line(of: $0, used: used, widths: widths) }
        }
    }

    /// Wraps a row into several rows. All rows but the first have text only in the last column.
    private func broken(_ row: [Cell], _ last: Int, to width: Int) -> [[Cell]] {
        guard last < row.count, row[last].width > width else { return [row] }
        let texts = TerminalWidth.lines(of: row[last].text.split(separator: " "), width: width)
        return texts.enumerated().map { index, text in
            let others = index == 0 ? row[..<last] : row[..<last].map { _ in Cell("") }[...]
            return others + [Cell(text)]
        }
    }

    private func line(of row: [Cell], used: [Int], widths: [Int]) -> String {
        var line = ""
        // Spaces are written only before the next text, so that no line ends in spaces.
        var missing = indent
        for column in used {
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
            missing += 2
        }
        return line
    }
}
