/// A Markdown table. Each cell must be Markdown that is safe in a table, as returned by `MarkdownText`.
package struct MarkdownTable {
    /// The line of titles, and the separator line below it.
    let head: [String]
    /// One Markdown line for each row.
    let rowLines: [String]

    /// - Parameter titles: the column titles; empty for a column without a title.
    package init(_ titles: String..., rows: [[String]]) {
        head = [
            "|" + titles.map { $0.isEmpty ? " |" : " \($0) |" }.joined(), "|" + titles.map { _ in "---|" }.joined(),
        ]
        rowLines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    }

    /// The lines of the table; empty if there are no rows.
    package var lines: [String] { rowLines.isEmpty ? [] : head + rowLines }
}
