import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcText

/// The data checks of a plan as text. Those that found something, or cannot be answered, are never left out.
struct PlanTextChecks {
    let view: PlanView
    let layout: TextLayout

    /// How many checks are shown that were not run or found nothing; otherwise they are counted.
    private static let shownChecks = 3

    var lines: [String] {
        let groups = view.report.checkGroups
        guard !groups.isEmpty else { return [] }
        return [layout.style.bold("data checks")]
            + CheckState.allCases.flatMap { state in lines(groups.filter { $0.state == state }, state) }
    }

    private func lines(_ groups: [CheckGroup], _ state: CheckState) -> [String] {
        let isCut = !view.showsDetails && groups.count > PlanTextChecks.shownChecks
        switch state {
        case .open where isCut:
            return ["  \(groups.count) \(view.notChecked); \(view.wording[.details]) shows the queries"]
        case .passed where isCut: return ["  \(groups.count) found nothing"]
        case .found, .unanswerable, .open, .passed: return groups.flatMap(lines)
        }
    }

    private func lines(_ group: CheckGroup) -> [String] {
        let code = group.first.code.map { "\($0.rawValue)  " } ?? ""
        let text = TerminalText.escaped("\(code)\(group.first.question): \(view.answer(group.first))")
        let level = group.state == .found || group.state == .unanswerable ? Severity.warning : nil
        let heading = layout.lines("\(text)  from \(view.order.text(group.sources))", indent: 2, hanging: 4)
        let colored = level.map { level in heading.map { layout.style.colored($0, by: level) } } ?? heading
        let members = view.showsDetails ? group.members[...] : group.members.prefix(1)
        return colored + members.flatMap { queries($0, of: group) }
    }

    /// A command is one line, so that it can be copied.
    private func queries(_ member: GroupedCheck, of group: CheckGroup) -> [String] {
        let from = group.members.count > 1 ? ["    for \(view.order.text(member.sources)):"] : []
        let samples = member.check.samples.map { "      " + TerminalText.escaped($0.joined(separator: " | ")) }
        guard let command = member.check.command else { return samples }
        return from + ["    " + TerminalText.escaped(command)] + samples
    }
}
