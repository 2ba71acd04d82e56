import ModelcSchema

/// All findings, the worst first; those that are for information only at the end.
struct PlanPageFindings {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where there are none.
    var markup: Markup? {
        let groups = report.groupedIssues
        guard !groups.isEmpty else { return nil }
        return "<ul class=\"findings\">\n\(groups.map(finding))\n</ul>"
    }

    private func finding(_ group: GroupedIssue) -> Markup {
        let issue = group.issue
        let path: Markup =
            issue.finding.modelPath.isEmpty ? .nothing : "<b class=\"name\">\(issue.finding.modelPath)</b> "
        let doubt: Markup = issue.finding.isUnverified ? " <em>(unverified)</em>" : .nothing
        let fix: Markup = issue.finding.fix.map { "<p class=\"fix\"><b>Fix</b> \($0)</p>" } ?? .nothing
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

    private func sources(_ group: GroupedIssue) -> Markup {
        guard !group.sources.isEmpty else { return .nothing }
        return " for stores of \(Markup.joined(group.sources.map(PlanPageWords.name), by: ", "))"
    }
}
