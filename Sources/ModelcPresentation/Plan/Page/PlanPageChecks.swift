import ModelcMarkup
import ModelcMigration
import ModelcPlans

/// The data checks with the queries that anyone can run, and with the answers where a store was asked. Those without an
/// answer, and those that found nothing, are folded.
struct PlanPageChecks {
    let view: PlanView

    /// Nil if there are none.
    var markup: HTML? {
        let groups = view.report.checkGroups
        guard !groups.isEmpty else { return nil }
        return HTML.joined(
            CheckState.allCases.compactMap { state in part(groups.filter { $0.state == state }, state) }, by: "\n")
    }

    private func part(_ groups: [CheckGroup], _ state: CheckState) -> HTML? {
        guard !groups.isEmpty else { return nil }
        let list: HTML = "<ul class=\"checks\">\n\(groups.map(check))\n</ul>"
        switch state {
        case .found, .unanswerable: return list
        case .open: return PlanPageWords.fold("\(groups.count) \(view.notChecked)", isOpen: view.showsDetails, list)
        case .passed: return PlanPageWords.fold("\(groups.count) found nothing", isOpen: view.showsDetails, list)
        }
    }

    private func check(_ group: CheckGroup) -> HTML {
        let check = group.first
        let code: HTML = check.code.map { " <code>\($0.rawValue)</code>" } ?? .nothing
        return """
            <li>
            <p>\(answer(check))\(code) \(PlanPageWords.name(check.modelPath)) \
            \(check.question), in stores of \(PlanPageWords.names(group.sources, view.order))</p>
            \(group.members.map { query($0, of: group) })
            </li>
            """
    }

    private func answer(_ check: MigrationReport.Check) -> HTML {
        let kind =
            switch CheckState(check.outcome) {
            case .found: "warning"
            case .unanswerable: "error"
            case .open: "note"
            case .passed: "good"
            }
        return "<span class=\"badge l-\(kind)\">\(view.answer(check))</span>"
    }

    private func query(_ member: GroupedCheck, of group: CheckGroup) -> HTML {
        let from: HTML =
            group.members.count > 1
            ? "<p class=\"place\">\(PlanPageWords.names(member.sources, view.order))</p>" : .nothing
        let query: HTML = member.check.sql.map { "<pre><code>\($0)</code></pre>" } ?? .nothing
        return "\(from)\(query)\(samples(member.check))"
    }

    private func samples(_ check: MigrationReport.Check) -> HTML {
        guard !check.samples.isEmpty else { return .nothing }
        let rows = check.samples.map { "<li><code>\($0.joined(separator: " | "))</code></li>" as HTML }
        return "<ul class=\"samples\">\n\(rows)\n</ul>"
    }
}
