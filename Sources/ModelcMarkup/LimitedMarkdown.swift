/// Markdown for a comment on a pull request, which must not be longer than the service allows. Blocks are added in the order
/// of their weight; what does not fit any more is left out row by row, and counted.
package struct LimitedMarkdown {
    /// GitHub takes 65,536 characters, GitLab more; others may add a line of their own to ours.
    package static let commentLength = 60_000
    /// What the last line may take.
    private static let closingLength = 400

    private let limit: Int
    private var blocks: [String] = []
    /// In bytes, of which no text has fewer than characters.
    private var length = 0
    /// How many rows were left out.
    package private(set) var missingCount = 0

    /// - Parameter limit: how many characters the whole text may have.
    package init(limit: Int = LimitedMarkdown.commentLength) { self.limit = limit - LimitedMarkdown.closingLength }

    /// Adds lines that belong together, or none of them.
    package mutating func add(_ lines: [String]) { add([], lines.isEmpty ? [] : [lines.joined(separator: "\n")]) }

    /// Adds a table, a list, or anything else of rows: as many as fit.
    ///
    /// - Parameters:
    ///   - head: the lines before the rows; left out where no row fits.
    ///   - rows: each a line, or a few lines that belong together.
    ///   - foot: the lines after them, likewise.
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

    /// Adds rows that are folded away behind a line.
    ///
    /// - Parameters:
    ///   - summary: the line, in HTML.
    ///   - isOpen: whether the rows are shown from the start.
    package mutating func addDetails(_ summary: String, isOpen: Bool = false, _ head: [String], _ rows: [String]) {
        guard !rows.isEmpty else { return }
        let opening = "<details\(isOpen ? " open" : "")><summary>\(summary)</summary>"
        add([opening, ""] + head, rows, ["", "</details>"])
    }

    /// The whole text, with a final line feed.
    ///
    /// - Parameter source: where all of it can be read, in Markdown; at most 200 characters.
    package func text(source: String) -> String {
        let rows = "\(missingCount) row\(missingCount == 1 ? " is" : "s are")"
        let closing = missingCount == 0 ? [] : ["_\(rows) left out to fit a comment. Read the rest with \(source)._"]
        return (blocks + closing).joined(separator: "\n\n") + "\n"
    }
}
