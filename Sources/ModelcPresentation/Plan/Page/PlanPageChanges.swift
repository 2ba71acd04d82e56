import ModelcBase
import ModelcPlans
import ModelcSchema

/// The section about changes. Every change is listed once, by the target version of its steps, with the source
/// versions.
struct PlanPageChanges {
    private let report: MigrationReport
    private let order: VersionSequence

    init(_ report: MigrationReport) {
        self.report = report
        order = VersionSequence(report)
    }

    /// The HTML of the section; nil if there are no changes.
    var markup: HTML? {
        let targets = report.allChangeGroups.grouped(by: \.target)
        return targets.isEmpty ? nil : HTML.joined(targets.map(list), by: "\n")
    }

    private func list(_ groups: [ChangeGroup]) -> HTML {
        let row = PlanPageChange(report)
        let target = groups.first?.target ?? ""
        return PlanPageWords.fold(
            "\(Counted.text(groups.count, "change")) to \(PlanPageWords.name(target))", isOpen: false,
            """
            <ul class="changes">
            \(groups.map { row.markup($0.change, $0.issue, from: $0.sources.first ?? "", to: target, sources($0)) })
            </ul>
            """)
    }

    private func sources(_ group: ChangeGroup) -> HTML {
        "<p class=\"place\">from \(PlanPageWords.names(group.sources, order))</p>"
    }
}
