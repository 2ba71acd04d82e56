import ModelcDiagnostics
import ModelcSchema

/// Small pieces that several parts of the page have in common.
enum PlanPageWords {
    /// The class of a migration as a badge, with its colour.
    static func badge(_ migrationClass: MigrationClass) -> Markup {
        "<span class=\"badge c-\(migrationClass.rawValue)\">\(migrationClass.rawValue)</span>"
    }

    static func badge(_ level: Severity) -> Markup {
        "<span class=\"badge l-\(level.diagnosticWord)\">\(level.diagnosticWord)</span>"
    }

    static func name(_ name: String) -> Markup { "<b class=\"name\">\(name)</b>" }

    static func code(_ text: String) -> Markup { "<code>\(text)</code>" }

    /// A table that becomes a list of cards where there is little room.
    ///
    /// - Parameters:
    ///   - head: the titles of the columns.
    ///   - rows: as many cells each.
    static func table(_ head: [String], _ rows: [[Markup]]) -> Markup {
        let titles = head.map { "<th scope=\"col\">\($0)</th>" as Markup }
        let lines = rows.map { row -> Markup in
            let cells = zip(head, row).map { "<td data-title=\"\($0)\">\($1)</td>" as Markup }
            return "<tr>\(Markup.joined(cells, by: ""))</tr>"
        }
        return """
            <table>
            <thead><tr>\(Markup.joined(titles, by: ""))</tr></thead>
            <tbody>
            \(lines)
            </tbody>
            </table>
            """
    }
}

extension MigrationReport {
    /// The place of a step on the page; nil where there is none.
    func anchor(from: String, to: String) -> String? {
        steps.firstIndex { $0.from == from && $0.to == to }.map { "step-\($0 + 1)" }
    }

    /// Where a change stands: in the newer version's file, or else in the older one's.
    func place(of change: SchemaChange, in step: Step) -> String? {
        if let position = change.newPosition, let version = version(named: step.to) {
            return "\(version.file):\(position.line):\(position.column)"
        }
        guard let position = change.oldPosition, let version = version(named: step.from) else { return nil }
        return "\(version.file):\(position.line):\(position.column)"
    }
}
