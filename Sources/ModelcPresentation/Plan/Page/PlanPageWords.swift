import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Small elements that several parts of the page share.
enum PlanPageWords {
    /// Returns the migration class as a badge in the colour of the class.
    static func badge(_ migrationClass: MigrationClass) -> HTML {
        "<span class=\"badge c-\(migrationClass.rawValue)\">\(migrationClass.rawValue)</span>"
    }

    static func badge(_ level: Severity) -> HTML {
        "<span class=\"badge l-\(level.diagnosticWord)\">\(level.diagnosticWord)</span>"
    }

    static func name(_ name: String) -> HTML { "<b class=\"name\">\(name)</b>" }

    /// Returns versions as ranges, such as `Model 12 to 32 (21 versions)`.
    static func names(_ names: [String], _ order: VersionSequence) -> HTML {
        HTML.joined(order.ranges(of: names).map(range), by: ", ")
    }

    private static func range(_ range: VersionRange) -> HTML {
        guard let ends = range.ends else { return HTML.joined(range.names.map(name), by: ", ") }
        return "\(name(ends)) <span class=\"soft\">(\(range.names.count) versions)</span>"
    }

    /// Returns collapsible content with a summary line.
    static func fold(_ summary: HTML, isOpen: Bool, _ content: HTML) -> HTML {
        """
        <details\(isOpen ? " open" : "")>
        <summary>\(summary)</summary>
        \(content)
        </details>
        """
    }

    static func code(_ text: String) -> HTML { "<code>\(text)</code>" }

    /// Returns a table that becomes a list of cards on a narrow screen.
    ///
    /// - Parameters:
    ///   - head: the titles of the columns.
    ///   - rows: the rows, each with one cell per column.
    static func table(_ head: [String], _ rows: [[HTML]]) -> HTML {
        let titles = head.map { "<th scope=\"col\">\($0)</th>" as HTML }
        let lines = rows.map { row -> HTML in
            let cells = zip(head, row).map { "<td data-title=\"\($0)\">\($1)</td>" as HTML }
            return "<tr>\(HTML.joined(cells, by: ""))</tr>"
        }
        return """
            <table>
            <thead><tr>\(HTML.joined(titles, by: ""))</tr></thead>
            <tbody>
            \(lines)
            </tbody>
            </table>
            """
    }
}

extension MigrationReport {
    /// Returns the location of a change in the newer version's file, or else in the older version's file; nil if it is
    /// not known.
    func place(of change: SchemaChange, from: String, to: String) -> String? {
        if let position = change.newPosition, let version = version(named: to) {
            return "\(shownPath(version.file)):\(position.line):\(position.column)"
        }
        guard let position = change.oldPosition, let version = version(named: from) else { return nil }
        return "\(shownPath(version.file)):\(position.line):\(position.column)"
    }

    func place(of issue: Issue) -> String { shownPath(issue.place) }

    /// Returns a path as shown on the page. It is relative to the bundle, because the path of the bundle is at the top
    /// of the page.
    func shownPath(_ path: String) -> String {
        let bundle = PathText.withSlash(modelPath)
        return path.hasPrefix(bundle) ? String(path.dropFirst(bundle.count)) : path
    }
}
