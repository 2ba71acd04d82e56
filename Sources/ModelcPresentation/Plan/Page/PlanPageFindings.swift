import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans

/// The section about findings, the worst first. Equal findings are combined. Notes are collapsed.
struct PlanPageFindings {
    let view: PlanView

    /// The maximum number of locations of a warning that are not collapsed.
    private static let openPlaces = 3

    /// The HTML of the section; nil if there are no findings.
    var markup: HTML? {
        let groups = view.report.findingGroups([.error, .warning])
        let notes = view.report.findingGroups([.note])
        guard !groups.isEmpty || !notes.isEmpty else { return nil }
        let count = notes.map(\.members.count).reduce(0, +)
        return HTML.joined(
            [
                groups.isEmpty ? nil : list(groups),
                notes.isEmpty
                    ? nil
                    : PlanPageWords.fold("\(Severity.note.counted(count))", isOpen: view.showsDetails, list(notes)),
            ].compactMap { $0 }, by: "\n")
    }

    private func list(_ groups: [FindingGroup]) -> HTML {
        "<ul class=\"findings\">\n\(groups.map(finding))\n</ul>"
    }

    private func finding(_ group: FindingGroup) -> HTML {
        let finding = group.finding
        let path: HTML =
            group.members.count > 1 || finding.modelPath.isEmpty
            ? .nothing : "\(PlanPageWords.name(finding.modelPath)) "
        let doubt: HTML = finding.isUnverified ? " <em>(unverified)</em>" : .nothing
        let fix: HTML = finding.fix.map { "<p class=\"fix\"><b>Fix</b> \($0)</p>" } ?? .nothing
        return """
            <li class="l-\(group.level.diagnosticWord)">
            <p>\(PlanPageWords.badge(group.level)) <code>\(finding.code.rawValue)</code> \
            \(path)\(group.title)</p>
            <p class="why">\(finding.reason)\(doubt)</p>
            \(fix)
            \(places(group))
            </li>
            """
    }

    /// Returns the locations of a group. The locations of an error are never collapsed.
    private func places(_ group: FindingGroup) -> HTML {
        let isShared = group.isUniform && group.members.count > 1
        let rows = group.members.map { place($0, of: group, namesSources: !isShared) }
        let isOpen = view.showsDetails || group.level == .error || rows.count <= PlanPageFindings.openPlaces
        let from: HTML =
            isShared || !isOpen ? "<p class=\"place\">\(sources(group.sources))</p>" : .nothing
        return isOpen
            ? "\(rows)\n\(from)" : "\(from)\n\(PlanPageWords.fold(summary(group), isOpen: false, "\(rows)"))"
    }

    /// Returns the model paths of the first findings in the group, as the summary of a collapsed list.
    private func summary(_ group: FindingGroup) -> HTML {
        let names = group.members.map(\.issue.finding.modelPath).filter { !$0.isEmpty }
        guard !names.isEmpty, group.repeatedPaths.isEmpty else { return "\(group.members.count) places" }
        let first = names.prefix(PlanPageFindings.openPlaces).joined(separator: ", ")
        return "\(first) and \(group.members.count - min(names.count, PlanPageFindings.openPlaces)) more"
    }

    private func place(_ member: GroupedIssue, of group: FindingGroup, namesSources: Bool) -> HTML {
        let path = member.issue.finding.modelPath
        let name: HTML = group.members.count == 1 || path.isEmpty ? .nothing : "\(PlanPageWords.name(path)) "
        return """
            <p class="place">\(name)<code>\(view.report.place(of: member.issue))</code>\
            \(namesSources ? sources(member.sources) : .nothing)</p>
            """
    }

    private func sources(_ names: [String]) -> HTML {
        names.isEmpty ? .nothing : " in stores of \(PlanPageWords.names(names, view.order))"
    }
}
