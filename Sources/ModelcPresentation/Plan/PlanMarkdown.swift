import ModelcMarkup
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcText

/// A plan for a comment on a pull request.
package struct PlanMarkdown {
    private let report: MigrationReport

    package init(_ report: MigrationReport) { self.report = report }

    /// A heading, what it comes to, the matrix, findings, questions to stores, and the changes folded away. Ends in a line
    /// feed.
    package func text() -> String {
        let heading = "### Migration to \(MarkdownText.code(report.target))"
        let sections =
            [[heading], ["\(mark) \(verdict)"], stores, matrix, findings, checks] + report.steps.map(changes)
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var mark: String {
        if report.isFailed { return "❌" }
        return report.groupedIssues.contains { $0.issue.level != .note } ? "⚠️" : "✅"
    }

    /// The names in it are text, whatever they say.
    private var verdict: String {
        guard !report.routes.isEmpty else {
            return report.isFailed ? "There is no migration path." : "There is nothing to migrate."
        }
        return report.classCounts.map { "\($0.count) × \($0.migrationClass.rawValue)" }.joined(separator: ", ")
    }

    private var stores: [String] {
        report.stores.map { "- \(MarkdownText.code($0.path)): \(MarkdownText.code($0.version ?? "no version here"))" }
    }

    private var matrix: [String] {
        guard !report.routes.isEmpty else { return [] }
        return ["| from | Core Data by itself | recommended | class |", "|---|---|---|---|"]
            + report.routes.map { route in
                let path = route.path.map {
                    $0.count < 2 ? "nothing to do" : $0.map(MarkdownText.cell).joined(separator: " → ")
                }
                return
                    "| \(MarkdownText.cell(route.from)) | \(MarkdownText.cell(route.coreDataWill.text)) | \(path ?? "**no path**") "
                    + "| \(route.migrationClass.rawValue) |"
            }
    }

    private var findings: [String] {
        let shown = report.groupedIssues.filter { $0.issue.level != .note }
        guard !shown.isEmpty else { return [] }
        return ["| | code | where | what | from |", "|---|---|---|---|---|"] + shown.map(row)
    }

    private func row(_ group: GroupedIssue) -> String {
        let issue = group.issue
        let path = issue.finding.modelPath.isEmpty ? "" : MarkdownText.cell(issue.finding.modelPath) + " "
        let what = "\(issue.finding.code.title): \(issue.finding.reason)"
        let fix = issue.finding.fix.map { "<br>help: " + MarkdownText.prose($0) } ?? ""
        let from = group.sources.map(MarkdownText.cell).joined(separator: ", ")
        return "| \(issue.level == .error ? "**error**" : issue.level.diagnosticWord) | \(issue.finding.code.rawValue) "
            + "| \(path)\(MarkdownText.cell(issue.place)) | \(MarkdownText.prose(what))\(fix) | \(from) |"
    }

    private var checks: [String] {
        let checks = report.groupedChecks.map(\.check).filter { $0.store != nil }
        guard !checks.isEmpty else { return [] }
        return ["| check | question | rows | store |", "|---|---|---|---|"]
            + checks.map { check in
                let count = check.count.map { "\($0)" } ?? "?"
                return "| \(check.check.rawValue) | \(MarkdownText.cell(check.question)) | \(count) "
                    + "| \(MarkdownText.cell(check.store ?? "")) |"
            }
    }

    private func changes(_ step: MigrationReport.Step) -> [String] {
        guard !step.changes.isEmpty else { return [] }
        let title =
            "\(MarkdownText.html(step.from)) → \(MarkdownText.html(step.to)): \(step.changes.count) "
            + (step.changes.count == 1 ? "change" : "changes")
        return ["<details><summary>\(title)</summary>", "", "| | where | change |", "|---|---|---|"]
            + step.changes.map { change in
                let place = change.modelPath.isEmpty ? "model" : MarkdownText.cell(change.modelPath)
                return "| \(MarkdownText.code(change.marker)) | \(place) | \(MarkdownText.cell(change.phrase)) |"
            } + ["", "</details>"]
    }
}
