import ModelcBase
import ModelcPlans
import ModelcSchema

/// A change as an item of a list on the page.
struct PlanPageChange {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// - Parameter more: additional content that follows the change.
    func markup(
        _ change: SchemaChange, _ issue: MigrationReport.Issue?, from: String, to: String, _ more: HTML = .nothing
    ) -> HTML {
        let path = change.modelPath.isEmpty ? "model" : change.modelPath
        let marks = change.marks.map { "<span class=\"flag\">\($0)</span>" as HTML }
        let place: HTML =
            report.place(of: change, from: from, to: to).map { "<code class=\"at\">\($0)</code>" } ?? .nothing
        return """
            <li class="\(change.altersHash || issue != nil ? "" : "quiet")">
            <p><span class="mark">\(change.marker)</span> <b class="name">\(path)</b> \(change.phrase) \
            \(HTML.joined(marks, by: " "))</p>
            \(issue.map(note) ?? .nothing)\(place)\(more)
            </li>
            """
    }

    private func note(_ issue: MigrationReport.Issue) -> HTML {
        let fix: HTML = issue.finding.fix.map { "<p class=\"fix\"><b>Fix</b> \($0)</p>" } ?? .nothing
        return """
            <p class="why">\(PlanPageWords.badge(issue.level)) <code>\(issue.finding.code.rawValue)</code> \
            \(issue.finding.reason)</p>\(fix)
            """
    }
}
