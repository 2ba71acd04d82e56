import ModelcBase
import ModelcPlans
import ModelcSchema

/// The section about the changes since the latest version with a different schema. Each change has its old and new
/// value.
struct PlanPageLatestChanges {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// The HTML of the section; nil if there are no changes.
    var markup: HTML? {
        guard let step = latest else { return nil }
        let issues = step.issuesByChange
        return """
            <h3>\(step.from) → \(step.to)</h3>
            \(PlanPageWords.table(
                ["Element", "Change", "Before", "After"], step.changes.map { row($0, issues[$0]) }))
            """
    }

    private var latest: MigrationReport.Step? {
        let sources = report.versions.prefix { $0.name != report.target }.reversed()
        return sources.lazy.compactMap { report.step(from: $0.name, to: report.target) }
            .first { !$0.changes.isEmpty }
    }

    private func row(_ change: SchemaChange, _ issue: MigrationReport.Issue?) -> [HTML] {
        let path = change.modelPath.isEmpty ? "model" : change.modelPath
        let marks = change.marks.map { " <span class=\"flag\">\($0)</span>" as HTML }
        let code: HTML =
            issue.map { " \(PlanPageWords.badge($0.level)) <code>\($0.finding.code.rawValue)</code>" } ?? .nothing
        return [
            "<span class=\"mark\">\(change.marker)</span> \(PlanPageWords.name(path))",
            "\(change.words)\(HTML.joined(marks, by: ""))\(code)", value(change.oldValue), value(change.newValue),
        ]
    }

    private func value(_ value: String?) -> HTML { value.map(PlanPageWords.code) ?? .nothing }
}
