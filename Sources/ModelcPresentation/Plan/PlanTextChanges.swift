import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// The changes of a plan as text, either for all steps together or step by step.
struct PlanTextChanges {
    let view: PlanView
    let layout: TextLayout

    /// The maximum number of changes that are shown. `shownRanges` is the maximum number of version ranges that are
    /// listed.
    private static let shownChanges = 12
    private static let shownRanges = 3

    /// The lines of a section for each target version, with the worst changes. If there are more changes, only their
    /// number is shown.
    var summary: [[String]] {
        let groups = view.report.changeGroups
        let isWhole = groups.count <= PlanTextChanges.shownChanges + 1
        let shown = groups.prefix(isWhole ? groups.count : PlanTextChanges.shownChanges)
        var sections = shown.grouped(by: \.target).map { group in
            [layout.style.bold("changes to \(TerminalText.name(group.first?.target ?? ""))")]
                + group.flatMap { line($0, $0.target) }
        }
        if shown.count < groups.count {
            sections[sections.count - 1].append(
                "  and \(groups.count - shown.count) more changes (\(view.wording[.details]))")
        }
        return sections
    }

    private func line(_ group: ChangeGroup, _ target: String) -> [String] {
        let all = Set(view.report.steps.filter { $0.to == target }.map(\.from))
        let from =
            Set(group.sources) == all
            ? "" : "  from \(view.order.text(group.sources, limit: PlanTextChanges.shownRanges))"
        return layout.lines(text(group.change, group.issue) + from, indent: 2, hanging: 4)
    }

    private func text(_ change: SchemaChange, _ issue: MigrationReport.Issue?) -> String {
        let place = change.modelPath.isEmpty ? "model" : change.modelPath
        let code = issue.map { "  \($0.finding.code.rawValue)" } ?? ""
        return TerminalText.escaped("\(change.marker) \(place)  \(change.phrase)") + code
    }

    /// The lines of a section for each step, with all its changes. Equal steps are combined.
    var steps: [[String]] { view.report.stepGroups.map(lines) }

    private func lines(_ group: StepGroup) -> [String] {
        let step = group.step
        let flags = step.flags.isEmpty ? "" : "  [" + step.flags.map(\.words).joined(separator: ", ") + "]"
        let title = "\(view.order.text(group.sources)) -> \(TerminalText.name(step.to))"
        let means = TerminalText.escaped(step.meansText)
        let changes = step.notableChanges
        let conditions = step.conditions.map { "precondition: \(PlanTextChanges.text($0))" }
        let details = changes.map { text($0.change, $0.issue) } + conditions.map(TerminalText.escaped)
        var lines = layout.lines(lead: title, nil, "", hanging: 2)
        lines += layout.lines("\(step.migrationClass.rawValue): \(means)\(flags)", indent: 2, hanging: 4)
        lines += details.flatMap { layout.lines($0, indent: 2, hanging: 4) }
        if changes.isEmpty { lines.append("  no change of the schema") }
        return lines
    }

    private static func text(_ condition: DataCondition) -> String {
        let path = [condition.entity, condition.property].compactMap { $0 }.joined(separator: ".")
        return "\(path): \(condition.requirement)\(condition.isUnverified ? " (unverified)" : "")"
    }
}
