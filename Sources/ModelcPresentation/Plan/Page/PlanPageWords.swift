import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Small pieces that several parts of the page have in common.
enum PlanPageWords {
    /// The class of a migration as a badge, with its colour.
    static func badge(_ migrationClass: MigrationClass) -> HTML {
        "<span class=\"badge c-\(migrationClass.rawValue)\">\(migrationClass.rawValue)</span>"
    }

    static func badge(_ level: Severity) -> HTML {
        "<span class=\"badge l-\(level.diagnosticWord)\">\(level.diagnosticWord)</span>"
    }

    static func name(_ name: String) -> HTML { "<b class=\"name\">\(name)</b>" }

    /// Versions as ranges: `Model 12 to 32 (21 versions)`.
    static func names(_ names: [String], _ order: VersionSequence) -> HTML {
        HTML.joined(order.ranges(of: names).map(range), by: ", ")
    }

    private static func range(_ range: VersionRange) -> HTML {
        guard let ends = range.ends else { return HTML.joined(range.names.map(name), by: ", ") }
        return "\(name(ends)) <span class=\"soft\">(\(range.names.count) versions)</span>"
    }

    /// Something long behind a line that opens it.
    static func fold(_ summary: HTML, isOpen: Bool, _ content: HTML) -> HTML {
        """
        <details\(isOpen ? " open" : "")>
        <summary>\(summary)</summary>
        \(content)
        </details>
        """
    }

    static func code(_ text: String) -> HTML { "<code>\(text)</code>" }

    /// A table that becomes a list of cards where there is little room.
    ///
    /// - Parameters:
    ///   - head: the titles of the columns.
    ///   - rows: as many cells each.
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
    /// Where a change is: in the newer version's file, or else in the older one's.
    func place(of change: SchemaChange, from: String, to: String) -> String? {
        if let position = change.newPosition, let version = version(named: to) {
            return "\(shownPath(version.file)):\(position.line):\(position.column)"
        }
        guard let position = change.oldPosition, let version = version(named: from) else { return nil }
        return "\(shownPath(version.file)):\(position.line):\(position.column)"
    }

    /// The place of a finding.
    func place(of issue: Issue) -> String { shownPath(issue.place) }

    /// A path as the page has it: in the bundle, whose own path is at the top, from there on.
    func shownPath(_ path: String) -> String {
        let bundle = PathText.withSlash(modelPath)
        return path.hasPrefix(bundle) ? String(path.dropFirst(bundle.count)) : path
    }
}
