import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcText

/// The data checks of a plan as text. Those that found something, or cannot be answered, are never left out.
struct PlanTextChecks {
    private let report: MigrationReport
    private let showsDetails: Bool
    private let layout: TextLayout
    private let order: VersionOrder

    init(_ report: MigrationReport, showsDetails: Bool, layout: TextLayout) {
        self.report = report
        self.showsDetails = showsDetails
        self.layout = layout
        order = VersionOrder(report)
    }

    /// How many checks are shown that nobody could answer or that found nothing; otherwise they are counted.
    private static let shownChecks = 3

    var lines: [String] {
        let groups = report.checkGroups
        guard !groups.isEmpty else { return [] }
        return [layout.style.bold("data checks")]
            + CheckState.allCases.flatMap { state in lines(groups.filter { $0.state == state }, state) }
    }

    private func lines(_ groups: [CheckGroup], _ state: CheckState) -> [String] {
        let isCut = !showsDetails && groups.count > PlanTextChecks.shownChecks
        switch state {
        case .open where isCut: return ["  \(groups.count) not checked (no --store); --details shows the queries"]
        case .passed where isCut: return ["  \(groups.count) found nothing"]
        case .found, .unanswerable, .open, .passed: return groups.flatMap(lines)
        }
    }

    private func lines(_ group: CheckGroup) -> [String] {
        let code = group.first.code.map { "\($0.rawValue)  " } ?? ""
        let text = TerminalText.escaped("\(code)\(group.first.question): \(group.first.answer)")
        let level = group.state == .found || group.state == .unanswerable ? Severity.warning : nil
        let heading = layout.lines("\(text)  from \(order.text(group.sources))", indent: 2, hanging: 4)
        let colored = level.map { level in heading.map { layout.style.colored($0, by: level) } } ?? heading
        let members = showsDetails ? group.members[...] : group.members.prefix(1)
        return colored + members.flatMap { queries($0, of: group) }
    }

    /// A command is one line, so that it can be copied.
    private func queries(_ member: GroupedCheck, of group: CheckGroup) -> [String] {
        let from = group.members.count > 1 ? ["    for \(order.text(member.sources)):"] : []
        let samples = member.check.samples.map { "      " + TerminalText.escaped($0.joined(separator: " | ")) }
        guard let command = member.check.command else { return samples }
        return from + ["    " + TerminalText.escaped(command)] + samples
    }
}
