/// Builds Markdown for a pull request comment, which GitHub and GitLab limit in length. Blocks are added in order of
/// importance. Rows that do not fit are left out and counted.
package struct LimitedMarkdown {
    /// The maximum length in characters. GitHub allows 65,536, GitLab more; other tools may add a line of their own.
    static let commentLength = 60_000
    /// The maximum length of the closing line, which names the complete report.
    private static let closingLength = 400

    private let limit: Int
    private var blocks: [String] = []
    /// The length so far in UTF-8 bytes, which is never less than the number of characters.
    private var length = 0
    /// The number of rows that were left out.
    package private(set) var missingCount = 0

    /// - Parameter limit: the maximum number of characters of the whole text.
    package init(limit: Int = LimitedMarkdown.commentLength) { self.limit = limit - LimitedMarkdown.closingLength }

    /// Adds lines that belong together: all of them, or none if they do not fit.
    package mutating func add(_ lines: [String]) { add([], lines.isEmpty ? [] : [lines.joined(separator: "\n")]) }

    /// Adds a table, a list, or other rows: as many rows as fit.
    ///
    /// - Parameters:
    ///   - head: the lines before the rows; left out if no row fits.
    ///   - rows: each a line, or a few lines that belong together.
    ///   - foot: the lines after the rows; left out if no row fits.
    package mutating func add(_ head: [String], _ rows: [String], _ foot: [String] = []) {
        var rest = limit - length - (head + foot).reduce(1) { $0 + $1.utf8.count + 1 }
        let shown = rows.prefix { row in
            rest -= row.utf8.count + 1
            return rest >= 0
        }
        missingCount += rows.count - shown.count
        guard !shown.isEmpty else { return }
        let block = (head + shown + foot).joined(separator: "\n")
        blocks.append(block)
        length += block.utf8.count + 2
    }

    /// Adds as many rows of a table as fit.
    ///
    /// - Parameter heading: the lines before the table; left out if no row fits.
    package mutating func add(_ table: MarkdownTable, below heading: [String] = []) {
        add(heading + table.head, table.rowLines)
    }

    /// Adds a table in a collapsible `<details>` element.
    ///
    /// - Parameters:
    ///   - summary: the line that is always visible, in HTML.
    ///   - isOpen: whether the rows are initially visible.
    package mutating func addDetails(_ summary: String, isOpen: Bool = false, _ table: MarkdownTable) {
        guard !table.rowLines.isEmpty else { return }
        let opening = "<details\(isOpen ? " open" : "")><summary>\(summary)</summary>"
        add([opening, ""] + table.head, table.rowLines, ["", "</details>"])
    }

    /// The whole text, with a final line feed.
    ///
    /// - Parameter source: where the complete report is, in Markdown; at most 200 characters.
    package func text(source: String) -> String {
        let rows = "\(missingCount) row\(missingCount == 1 ? " is" : "s are")"
        let closing = missingCount == 0 ? [] : ["_\(rows) left out to fit a comment. Read the rest with \(source)._"]
        return (blocks + closing).joined(separator: "\n\n") + "\n"
    }
}
