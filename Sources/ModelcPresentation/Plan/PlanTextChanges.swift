import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// The changes of a plan as text: those of all steps together, or step by step.
struct PlanTextChanges {
    let view: PlanView
    let layout: TextLayout

    /// How many changes are shown, and of how many ranges of versions.
    private static let shownChanges = 12
    private static let shownRanges = 3

    /// A section for each version that steps lead to, with the worst changes.
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

    /// A section for each step, with all changes; equal steps are one.
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

/// The findings of a plan as text, equal ones as one. No error is left out, whatever else is.
struct PlanTextFindings {
    let view: PlanView
    let layout: TextLayout

    /// How many groups of warnings and notes are shown.
    private static let shownGroups = 15
    /// How many things of a group have a line of their own, and how many are named where there are more.
    private static let shownMembers = 3
    private static let namedMembers = 8
    /// How many ranges of versions are named.
    private static let shownRanges = 4

    func lines(_ levels: Set<Severity>) -> [String] {
        let groups = view.report.findingGroups(levels)
        let errorCount = groups.prefix { $0.level == .error }.count
        let isWhole = view.showsDetails || groups.count <= errorCount + PlanTextFindings.shownGroups + 1
        let shown = isWhole ? groups.count : errorCount + PlanTextFindings.shownGroups
        let rest = groups.dropFirst(shown).map(\.members.count).reduce(0, +)
        return groups.prefix(shown).flatMap(lines)
            + (rest == 0 ? [] : ["and \(Counted.text(rest, "more finding")) (\(view.wording[.details]))"])
    }

    private func lines(_ group: FindingGroup) -> [String] {
        let fix = group.finding.fix.map { "help: \(TerminalText.escaped($0))" }
        return headline(group) + places(group) + (fix.map { layout.lines($0, indent: 2, hanging: 8) } ?? [])
    }

    private func headline(_ group: FindingGroup) -> [String] {
        let finding = group.finding
        let subject = group.members.count == 1 && !finding.modelPath.isEmpty ? finding.modelPath + ": " : ""
        let doubt = finding.isUnverified ? " (unverified)" : ""
        return layout.lines(
            lead: group.level.diagnosticWord, group.level,
            "\(finding.code.rawValue)  \(TerminalText.escaped("\(subject)\(group.title): \(finding.reason)"))\(doubt)",
            hanging: 2)
    }

    private func places(_ group: FindingGroup) -> [String] {
        let isList = view.showsDetails || group.level == .error || group.members.count <= PlanTextFindings.shownMembers
        let isShared = group.isUniform && group.members.count > 1
        let from = isShared || !isList ? self.from(group.sources, group.level) : nil
        let rows = isList ? group.members.map { place($0, of: group, namesSources: !isShared) } : [names(group)]
        return (rows + (from.map { [$0] } ?? [])).flatMap { layout.lines($0, indent: 2, hanging: 4) }
    }

    /// `contents:4:5  Book.colour  from V1 to V3 (3 versions)`.
    private func place(_ member: GroupedIssue, of group: FindingGroup, namesSources: Bool) -> String {
        let path = member.issue.finding.modelPath
        let name = group.members.count == 1 || path.isEmpty ? nil : TerminalText.escaped(path)
        return [
            TerminalText.escaped(member.issue.place), name, namesSources ? from(member.sources, group.level) : nil,
        ].compactMap { $0 }.joined(separator: "  ")
    }

    private func names(_ group: FindingGroup) -> String {
        let paths = group.memberNames
        let shown = PlanTextFindings.namedMembers
        let list = TerminalText.list(paths, limit: shown)
        return paths.count > shown + 1 ? "\(list) (\(view.wording[.details]))" : list
    }

    private func from(_ sources: [String], _ level: Severity) -> String? {
        let limit = view.showsDetails || level == .error ? Int.max : PlanTextFindings.shownRanges
        return sources.isEmpty ? nil : "from \(view.order.text(sources, limit: limit))"
    }
}
