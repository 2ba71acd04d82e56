import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// The findings of a plan as text. Equal findings are combined. Errors are never omitted.
struct PlanTextFindings {
    let view: PlanView
    let layout: TextLayout

    /// The maximum number of shown groups of warnings and notes.
    private static let shownGroups = 15
    /// The maximum number of members of a group that are shown on their own lines. A group with more members lists only
    /// names, at most `namedMembers`.
    private static let shownMembers = 3
    private static let namedMembers = 8
    /// The maximum number of listed ranges of versions.
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

    /// Returns the line of a member, such as `contents:4:5  Book.colour  from V1 to V3 (3 versions)`.
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
