import ModelcDiagnostics
import ModelcMarkup
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// All findings, the worst first; those that are for information only at the end.
struct PlanPageFindings {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where there are none.
    var markup: HTML? {
        let groups = report.groupedIssues
        guard !groups.isEmpty else { return nil }
        return "<ul class=\"findings\">\n\(groups.map(finding))\n</ul>"
    }

    private func finding(_ group: GroupedIssue) -> HTML {
        let issue = group.issue
        let path: HTML =
            issue.finding.modelPath.isEmpty ? .nothing : "<b class=\"name\">\(issue.finding.modelPath)</b> "
        let doubt: HTML = issue.finding.isUnverified ? " <em>(unverified)</em>" : .nothing
        let fix: HTML = issue.finding.fix.map { "<p class=\"fix\"><b>Fix</b> \($0)</p>" } ?? .nothing
        return """
            <li class="l-\(issue.level.diagnosticWord)">
            <p>\(PlanPageWords.badge(issue.level)) <code>\(issue.finding.code.rawValue)</code> \
            \(path)\(issue.finding.code.title)</p>
            <p class="why">\(issue.finding.reason)\(doubt)</p>
            \(fix)
            <p class="place"><code>\(issue.place)</code>\(sources(group))</p>
            </li>
            """
    }

    private func sources(_ group: GroupedIssue) -> HTML {
        guard !group.sources.isEmpty else { return .nothing }
        return " for stores of \(HTML.joined(group.sources.map(PlanPageWords.name), by: ", "))"
    }
}

/// The questions to stores with the queries that anyone can run, and with the answers where a store was asked.
struct PlanPageChecks {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where there are none.
    var markup: HTML? {
        let groups = report.groupedChecks
        guard !groups.isEmpty else { return nil }
        return "<ul class=\"checks\">\n\(groups.map(check))\n</ul>"
    }

    private func check(_ group: GroupedCheck) -> HTML {
        let check = group.check
        let code: HTML = check.code.map { " <code>\($0.rawValue)</code>" } ?? .nothing
        let sources = HTML.joined(group.sources.map(PlanPageWords.name), by: ", ")
        return """
            <li>
            <p>\(answer(check)) <code>\(check.check.rawValue)</code>\(code) <b class="name">\(check.modelPath)</b> \
            \(check.question), in stores of \(sources)</p>
            \(query(check))
            \(samples(check))
            </li>
            """
    }

    private func answer(_ check: MigrationReport.Check) -> HTML {
        let kind =
            switch check.outcome {
            case .notAsked: "note"
            case .count(0): "good"
            case .count: "warning"
            case .unanswerable: "error"
            }
        return "<span class=\"badge l-\(kind)\">\(check.answer)</span>"
    }

    private func query(_ check: MigrationReport.Check) -> HTML {
        check.sql.map { "<pre><code>\($0)</code></pre>" } ?? .nothing
    }

    private func samples(_ check: MigrationReport.Check) -> HTML {
        guard !check.samples.isEmpty else { return .nothing }
        let rows = check.samples.map { "<li><code>\($0.joined(separator: " | "))</code></li>" as HTML }
        return "<ul class=\"samples\">\n\(rows)\n</ul>"
    }
}

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
