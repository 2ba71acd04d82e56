/// A table. Its cells are Markdown that is safe in a table: texts, names and code spans from `MarkdownText`.
package struct MarkdownTable {
    /// The line of titles, and the line below it.
    let head: [String]
    /// A line for each row.
    let rowLines: [String]

    /// - Parameter titles: those of the columns; empty for a column without one.
    package init(_ titles: String..., rows: [[String]]) {
        head = [
            "|" + titles.map { $0.isEmpty ? " |" : " \($0) |" }.joined(), "|" + titles.map { _ in "---|" }.joined(),
        ]
        rowLines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    }

    /// The lines; none if there are no rows.
    package var lines: [String] { rowLines.isEmpty ? [] : head + rowLines }
}
