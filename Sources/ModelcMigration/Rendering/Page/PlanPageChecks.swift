import ModelcSchema

/// The questions to stores with the queries that anyone can run, and with the answers where a store was asked.
struct PlanPageChecks {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where there are none.
    var markup: Markup? {
        let groups = report.groupedChecks
        guard !groups.isEmpty else { return nil }
        return "<ul class=\"checks\">\n\(groups.map(check))\n</ul>"
    }

    private func check(_ group: GroupedCheck) -> Markup {
        let check = group.check
        let code: Markup = check.code.map { " <code>\($0.rawValue)</code>" } ?? .nothing
        let sources = Markup.joined(group.sources.map(PlanPageWords.name), by: ", ")
        return """
            <li>
            <p>\(answer(check)) <code>\(check.check.rawValue)</code>\(code) <b class="name">\(check.modelPath)</b> \
            \(check.question), in stores of \(sources)</p>
            \(query(check))
            \(samples(check))
            </li>
            """
    }

    private func answer(_ check: MigrationReport.Check) -> Markup {
        let kind =
            switch check.outcome {
            case .notAsked: "note"
            case .count(0): "good"
            case .count: "warning"
            case .unanswerable: "error"
            }
        return "<span class=\"badge l-\(kind)\">\(check.answer)</span>"
    }

    private func query(_ check: MigrationReport.Check) -> Markup {
        check.sql.map { "<pre><code>\($0)</code></pre>" } ?? .nothing
    }

    private func samples(_ check: MigrationReport.Check) -> Markup {
        guard !check.samples.isEmpty else { return .nothing }
        let rows = check.samples.map { "<li><code>\($0.joined(separator: " | "))</code></li>" as Markup }
        return "<ul class=\"samples\">\n\(rows)\n</ul>"
    }
}
