import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// Writes a plan as a comment on a pull request: failures first, details collapsed. The text never exceeds the length
/// limit of comments.
package struct PlanMarkdown {
    private let view: PlanView

    /// - Parameters:
    ///   - showsDetails: whether every finding has its own row, and every step lists its changes.
    ///   - wording: the names of options in the text, such as `--store`.
    package init(_ report: MigrationReport, showsDetails: Bool = false, wording: Wording = .plain) {
        view = PlanView(report, showsDetails: showsDetails, wording: wording)
    }

    private var report: MigrationReport { view.report }
    private var showsDetails: Bool { view.showsDetails }
    private var order: VersionSequence { view.order }

    /// Returns the heading, the overall result, errors, migration paths, warnings, data checks, and the collapsed
    /// changes. The text ends with a line feed.
    package func text() -> String {
        var page = LimitedMarkdown()
        page.add(["### Migration to \(MarkdownText.code(report.target))"])
        page.add(["\(mark) \(MarkdownText.prose(report.verdict))"])
        page.add(report.stores.map { "- \(MarkdownText.code($0.path)) \(MarkdownText.prose($0.identity))" })
        addFindings(to: &page, .error)
        addPaths(to: &page)
        addFindings(to: &page, .warning)
        addChecks(to: &page)
        addChanges(to: &page)
        return page.text(source: "`\(ToolCommandName.plan) \(view.wording[.details])`")
    }

    /// Whether a file that begins with this text is a plan in Markdown.
    static func isWritten(_ start: Substring) -> Bool {
        start.hasPrefix("### Migration to ")
    }

    private var mark: String {
        if report.isFailed { return "❌" }
        return report.groupedIssues.contains { $0.issue.level != .note } ? "⚠️" : "✅"
    }

    private func addPaths(to page: inout LimitedMarkdown) {
        let rows = report.routeGroups.map { group in
            let text = group.pathText(order, to: report.target)
            let path = group.path == .none ? "**no path**" : MarkdownText.prose(text)
            return [
                group.migrationClass.rawValue, MarkdownText.prose(group.coreDataWill.phrase), path,
                MarkdownText.prose(order.text(group.sources)),
            ]
        }
        page.add(MarkdownTable("class", "Core Data's default", "migration path", "from", rows: rows))
    }

    /// The maximum number of elements that are listed for a group of findings. If only one more exists, it is listed
    /// too. A row for errors never lists more than this number.
    private static let namedMembers = 8
    private static let shownRanges = 4

    private func addFindings(to page: inout LimitedMarkdown, _ level: Severity) {
        let rows = report.findingGroups([level]).flatMap(rows)
        page.add(MarkdownTable("", "code", "what", "where", "from", rows: rows))
    }

    /// Returns the rows for a group of findings. All errors are listed, in several rows: a row that is too long for the
    /// comment would be omitted completely.
    private func rows(_ group: FindingGroup) -> [[String]] {
        let size = showsDetails ? 1 : group.level == .error ? PlanMarkdown.namedMembers : group.members.count
        return stride(from: 0, to: group.members.count, by: size).map { start in
            row(group, Array(group.members[start..<min(start + size, group.members.count)]))
        }
    }

    private func row(_ group: FindingGroup, _ members: [GroupedIssue]) -> [String] {
        let finding = group.finding
        let count = members.count == 1 ? "" : " (\(members.count) times)"
        let doubt = finding.isUnverified ? " (unverified)" : ""
        let what = MarkdownText.prose("\(finding.code.title)\(count): \(finding.reason)\(doubt)")
        let fix = finding.fix.map { "<br>help: " + MarkdownText.prose($0) } ?? ""
        let isError = group.level == .error
        let limit = isError ? Int.max : PlanMarkdown.shownRanges
        let from = MarkdownText.prose(order.text(members.flatMap(\.sources), limit: limit))
        return [
            isError ? "**error**" : group.level.diagnosticWord, finding.code.rawValue, what + fix,
            places(members, of: group, namesAll: isError), from,
        ]
    }

    private func places(_ members: [GroupedIssue], of group: FindingGroup, namesAll: Bool) -> String {
        let repeated = group.repeatedPaths
        let shown =
            namesAll || members.count <= PlanMarkdown.namedMembers + 1 ? members.count : PlanMarkdown.namedMembers
        let texts = members.prefix(shown).map { member in
            let path = member.issue.finding.modelPath
            // The location is shown for a single element. For several elements, their names are sufficient, except for
            // errors.
            let isPlaced = members.count == 1 || namesAll || path.isEmpty || repeated.contains(path)
            let place = isPlaced ? MarkdownText.cell(member.issue.place) : ""
            return [path.isEmpty ? "" : MarkdownText.cell(path), place].filter { !$0.isEmpty }.joined(separator: " ")
        }
        let rest = members.count - shown
        return texts.joined(separator: members.count == 1 || namesAll ? "<br>" : ", ")
            + (rest == 0 ? "" : " and \(rest) more")
    }

    /// Adds the data checks. Checks with a relevant result are shown; all other checks are collapsed.
    private func addChecks(to page: inout LimitedMarkdown) {
        let groups = report.checkGroups
        page.add(table(of: groups.filter { $0.state < .open }))
        let others = groups.filter { $0.state >= .open }
        let open = others.count { $0.state == .open }
        let titles = [
            open == 0
                ? nil : "\(open) not checked (\(view.missingStore { "<code>\(MarkdownText.html($0))</code>" }))",
            others.count == open ? nil : "\(others.count - open) found nothing",
        ].compactMap { $0 }
        page.addDetails("Data checks: \(titles.joined(separator: ", "))", table(of: others))
    }

    private func table(of groups: [CheckGroup]) -> MarkdownTable {
        MarkdownTable("check", "rows", "store", "from", rows: groups.map(row))
    }

    private func row(_ group: CheckGroup) -> [String] {
        let code = group.first.code.map { "\($0.rawValue) " } ?? ""
        let answer =
            switch group.first.outcome {
            case .count(let count): "\(count)"
            case nil: "not checked"
            case .unanswerable(let reason): MarkdownText.prose("cannot be checked: \(reason)")
            }
        return [
            code + MarkdownText.prose(group.first.question), answer,
            group.first.store.map(MarkdownText.cell) ?? "", MarkdownText.prose(order.text(group.sources)),
        ]
    }

    private func addChanges(to page: inout LimitedMarkdown) {
        if showsDetails {
            for group in report.stepGroups { addChanges(of: group, to: &page) }
            return
        }
        for groups in report.changeGroups.grouped(by: \.target) {
            let rows = groups.map { group in
                row(group.change, group.issue) + [MarkdownText.prose(order.text(group.sources, limit: 3))]
            }
            let target = MarkdownText.html(TerminalText.escaped(groups.first?.target ?? ""))
            let title = "\(Counted.text(rows.count, "change")) to \(target)"
            page.addDetails(title, MarkdownTable("", "where", "change", "code", "from", rows: rows))
        }
    }

    private func addChanges(of group: StepGroup, to page: inout LimitedMarkdown) {
        let changes = group.step.notableChanges
        let count = Counted.text(changes.count, "change")
        let title =
            "\(MarkdownText.html(order.text(group.sources))) → "
            + "\(MarkdownText.html(TerminalText.escaped(group.step.to))): \(count)"
        let rows = changes.map { row($0.change, $0.issue) }
        page.addDetails(title, MarkdownTable("", "where", "change", "code", rows: rows))
    }

    private func row(_ change: SchemaChange, _ issue: MigrationReport.Issue?) -> [String] {
        let place = change.modelPath.isEmpty ? "model" : MarkdownText.cell(change.modelPath)
        return [
            MarkdownText.code(change.marker), place, MarkdownText.cell(change.phrase),
            issue?.finding.code.rawValue ?? "",
        ]
    }
}
