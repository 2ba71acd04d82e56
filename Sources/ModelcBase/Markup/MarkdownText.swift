/// Text in GitHub Flavored Markdown. Markup, links and tags in the text have no effect.
package enum MarkdownText {
    /// The text as readers see it, safe in the cell of a table.
    package static func text(_ text: String) -> String {
        var result = ""
        for scalar in TerminalText.escaped(text).unicodeScalars {
            switch scalar {
            case "\\", "|", "`", "*", "_", "[", "]", "~", "#": result += "\\"
            case "<":
                result += "&lt;"
                continue
            case "&":
                result += "&amp;"
                continue
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Sentences: as `text`, with spaces for line ends.
    package static func prose(_ text: String) -> String { self.text(withoutLineEnds(text)) }

    /// A code span. Line ends become spaces, and the fence is longer than any run of backticks within.
    package static func code(_ text: String) -> String {
        let text = TerminalText.escaped(withoutLineEnds(text))
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let hasFence = [text.utf8.first, text.utf8.last].contains(UInt8(ascii: "`"))
        let blank = hasFence || text.isEmpty ? " " : ""
        return fence + blank + text + blank + fence
    }

    /// A code span in a table, in which a bar would end the cell.
    package static func cell(_ text: String) -> String { code(text).replacingText("|", with: "\\|") }

    /// A name as a code span if its characters allow that, otherwise as text.
    ///
    /// A table is split at `|` before code spans are recognized, and a backslash inside code does not reliably prevent
    /// it.
    package static func name(_ text: String) -> String {
        let isPlain = !text.unicodeScalars.contains { $0 == "`" || $0 == "|" || $0 == "\\" }
        let safe = TerminalText.escaped(text)
        return isPlain && safe == text && !text.isEmpty ? "`\(text)`" : self.text(text)
    }

    /// A link to a file.
    ///
    /// - Parameter base: the address that the path is relative to, with a final slash; empty for a link from the root
    ///   of the checkout.
    package static func link(_ markdown: String, path: String, base: String = "", line: Int?) -> String {
        "[\(markdown)](\(path.hasPrefix("/") ? "" : base)\(PercentEncoding.path(path))\(line.map { "#L\($0)" } ?? ""))"
    }

    /// Text between HTML tags.
    package static func html(_ text: String) -> String {
        text.replacingText("&", with: "&amp;").replacingText("<", with: "&lt;").replacingText("\n", with: " ")
    }

    private static func withoutLineEnds(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}

/// Encodes paths for addresses (RFC 3986).
package enum PercentEncoding {
    /// The path with every byte that is neither an unreserved character nor `/` written as `%XX`. The result cannot end
    /// a link, begin a query, or be taken for a scheme.
    package static func path(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            if isKept(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    private static func isKept(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
        default: false
        }
    }
}

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

/// Markdown for a comment on a pull request, whose length the service limits. Blocks are added in order of importance;
/// rows that do not fit are left out and counted.
package struct LimitedMarkdown {
    /// GitHub allows 65,536 characters, GitLab more; other tools may add a line of their own.
    static let commentLength = 60_000
    /// The maximum length of the last line.
    private static let closingLength = 400

    private let limit: Int
    private var blocks: [String] = []
    /// The length in bytes, which is never less than the number of characters.
    private var length = 0
    /// The number of rows that were left out.
    package private(set) var missingCount = 0

    /// - Parameter limit: the maximum number of characters of the whole text.
    package init(limit: Int = LimitedMarkdown.commentLength) { self.limit = limit - LimitedMarkdown.closingLength }

    /// Adds lines that belong together, or none of them.
    package mutating func add(_ lines: [String]) { add([], lines.isEmpty ? [] : [lines.joined(separator: "\n")]) }

    /// Adds a table, a list, or any other rows: as many as fit.
    ///
    /// - Parameters:
    ///   - head: the lines before the rows; left out if no row fits.
    ///   - rows: each a line, or a few lines that belong together.
    ///   - foot: the lines after them; left out if no row fits.
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

    /// Adds a table, as far as its rows fit.
    ///
    /// - Parameter heading: the lines before it; left out if no row fits.
    package mutating func add(_ table: MarkdownTable, below heading: [String] = []) {
        add(heading + table.head, table.rowLines)
    }

    /// Adds a table that is collapsed below a line.
    ///
    /// - Parameters:
    ///   - summary: the line, in HTML.
    ///   - isOpen: whether the rows are initially visible.
    package mutating func addDetails(_ summary: String, isOpen: Bool = false, _ table: MarkdownTable) {
        guard !table.rowLines.isEmpty else { return }
        let opening = "<details\(isOpen ? " open" : "")><summary>\(summary)</summary>"
        add([opening, ""] + table.head, table.rowLines, ["", "</details>"])
    }

    /// The whole text, with a final line feed.
    ///
    /// - Parameter source: the place of the complete report, in Markdown; at most 200 characters.
    package func text(source: String) -> String {
        let rows = "\(missingCount) row\(missingCount == 1 ? " is" : "s are")"
        let closing = missingCount == 0 ? [] : ["_\(rows) left out to fit a comment. Read the rest with \(source)._"]
        return (blocks + closing).joined(separator: "\n\n") + "\n"
    }
}
