import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcMigration
import ModelcPlans

/// Writes a plan as text for the terminal: failures first, equal lines combined.
///
/// The parts, from the top: stores, errors, migration paths, other findings, mapping models, changes, data checks, and
/// the overall result. Without details, all parts except errors and paths are shortened to a few screens.
package struct PlanText {
    private let view: PlanView
    private let showsNotes: Bool
    private let isQuiet: Bool
    private let layout: TextLayout
    /// The names of the versions that could not be read, in version order.
    private let unread: [String]
    private let fixtures: [FixtureFolder.Fixture]

    /// - Parameters:
    ///   - unread: the names of the versions that could not be read, in version order.
    ///   - showsNotes: whether notes are shown.
    ///   - showsDetails: whether every step, change, finding and data check is shown.
    ///   - isQuiet: whether the totals are omitted.
    ///   - fixtures: the stores that the tests of the plan use.
    ///   - wording: the names of options in the text, such as `--store`.
    package init(
        _ report: MigrationReport, unread: [String] = [], showsNotes: Bool = false, showsDetails: Bool = false,
        isQuiet: Bool = false, fixtures: [FixtureFolder.Fixture] = [],
        wording: Wording = .plain, layout: TextLayout = .plain
    ) {
        view = PlanView(report, showsDetails: showsDetails, wording: wording)
        self.unread = unread
        self.fixtures = fixtures
        self.showsNotes = showsNotes
        self.isQuiet = isQuiet
        self.layout = layout
    }

    private var report: MigrationReport { view.report }
    private var order: VersionSequence { view.order }

    /// Returns the whole text. It ends with a line feed.
    package func text() -> String {
        let findings = PlanTextFindings(view: view, layout: layout)
        let others: Set<Severity> = showsNotes ? [.warning, .note] : [.warning]
        let changes = PlanTextChanges(view: view, layout: layout)
        let checks = PlanTextChecks(view: view, layout: layout)
        let sections =
            [title, stores, findings.lines([.error]), paths, findings.lines(others), mappings, stock]
            + (view.showsDetails ? changes.steps : changes.summary) + [checks.lines, isQuiet ? [] : summary]
        return sections.filter { !$0.isEmpty }.map { lines in
            lines.map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    /// Whether a file that begins with this text was written by this type.
    static func isWritten(_ start: Substring) -> Bool {
        let line = start.prefix { !$0.isNewline }
        return line.firstMatch(of: #/^.+\.(?:xcdatamodel|mom)d?: migration to /#) != nil
    }

    private var title: [String] {
        let target = report.version(named: report.target)
        let current = target?.isCurrent == true ? " (current)" : ""
        let text = "migration to \(TerminalText.name(report.target))\(current)"
        return [layout.style.bold(TerminalText.escaped(report.modelPath) + ":") + " " + text]
    }

    private var stores: [String] {
        report.stores.flatMap { layout.lines(TerminalText.escaped("\($0.path) \($0.identity)"), hanging: 2) }
    }

    /// The table of migration paths. Every version is in exactly one row. Versions without a path come first.
    private var paths: [String] {
        guard !report.routes.isEmpty else { return [] }
        let groups = report.routeGroups
        var table = TextTable(
            [.left("class"), .left("Core Data's default"), .left("migration path"), .left("from")], indent: 0)
        for group in groups {
            table.add(
                group.migrationClass.rawValue, TerminalText.escaped(group.coreDataWill.phrase),
                group.pathText(order, to: report.target),
                order.text(group.sources))
        }
        if let unreadRow { table.add(unreadRow[0], unreadRow[1], unreadRow[2], unreadRow[3]) }
        let lines = table.lines(width: layout.width)
        let isWide = layout.width.map { width in lines.contains { TerminalWidth.of($0) > width } } ?? false
        let unreadLine = unreadRow.map { layout.lines($0.joined(separator: "  "), hanging: 2) } ?? []
        return (isWide ? groups.flatMap(paragraph) + unreadLine : lines).map(colored)
    }

    /// The row for versions that could not be read; nil if there are none. They have their own row so that the range of
    /// another row does not include them.
    private var unreadRow: [String]? {
        unread.isEmpty
            ? nil : ["unreadable", "not planned", "-", unread.map(TerminalText.name).joined(separator: ", ")]
    }

    /// Returns a row as a paragraph, for a terminal that is too narrow for columns.
    private func paragraph(_ group: RouteGroup) -> [String] {
        let words = [
            group.migrationClass.rawValue, TerminalText.escaped(group.coreDataWill.phrase),
            group.pathText(order, to: report.target),
            "from \(order.text(group.sources))",
        ]
        return layout.lines(words.joined(separator: "  "), hanging: 2)
    }

    /// Returns a line that begins with a migration class, in the colour of the severity of the class.
    private func colored(_ line: String) -> String {
        guard let word = line.split(separator: " ").first, let level = MigrationClass(rawValue: String(word))?.level,
            line.hasPrefix(word)
        else { return line }
        return layout.style.colored(String(word), by: level) + line.dropFirst(word.count)
    }

    private var mappings: [String] {
        guard !report.routes.isEmpty, !report.mappingFolders.isEmpty else { return [] }
        let folders = TerminalText.list(report.mappingFolders.map { "'\($0)'" })
        guard !report.mappings.isEmpty else {
            let isMissed = report.routes.contains { $0.isFailing }
            return isMissed ? layout.lines("no mapping model for these versions below \(folders)", hanging: 2) : []
        }
        var table = TextTable(columnCount: 2)
        for mapping in report.mappings {
            let pairs = mapping.pairs.map { "\(TerminalText.name($0.from)) -> \(TerminalText.name($0.to))" }
            table.add(
                TerminalText.escaped(mapping.path), pairs.isEmpty ? "fits no versions" : pairs.joined(separator: ", "))
        }
        return layout.lines("mapping models below \(folders):", hanging: 2) + table.lines(width: layout.width)
    }

    /// The table of the stores that the tests of the plan use.
    private var stock: [String] {
        guard !fixtures.isEmpty else { return [] }
        var table = TextTable(columnCount: 2)
        for fixture in fixtures { table.add(TerminalText.name(fixture.version), TerminalText.escaped(fixture.path)) }
        return ["stores of versions for tests:"] + table.lines(width: layout.width)
    }

    private var summary: [String] {
        let notes = showsNotes ? 0 : report.groupedIssues.count { $0.issue.level == .note }
        let hidden = notes == 0 ? [] : ["\(Severity.note.counted(notes)) hidden (\(view.wording[.notes]))"]
        return layout.lines(TerminalText.escaped(report.verdict), hanging: 2) + hidden
    }
}

extension MigrationClass {
    /// The severity in whose colour the migration class is shown; nil if the class is not a problem for stores.
    fileprivate var level: Severity? {
        switch self {
        case .none, .lightweight, .lightweightRename, .mappingModel, .stagedCustom: nil
        case .dataDependent, .dataLoss: .warning
        case .blocked: .error
        }
    }
}

extension MigrationReport.Route {
    /// Whether Core Data's migration without app code fails, although the app contains the version of the store.
    fileprivate var isFailing: Bool {
        switch coreDataWill {
        case .failure(let code): code != DirectMigration.versionMissing
        case .nothing, .mapping, .inference, .inferenceDependingOnData, .stages, .iteration: false
        }
    }
}

/// The data checks of a plan as text. Checks that found something, or that cannot be run, are never omitted.
struct PlanTextChecks {
    let view: PlanView
    let layout: TextLayout

    /// The maximum number of checks that are shown although they were not run, or found nothing. If there are more,
    /// only their number is shown.
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

    /// Returns the queries of a check. Each command is a single line, so that it can be copied.
    private func queries(_ member: GroupedCheck, of group: CheckGroup) -> [String] {
        let from = group.members.count > 1 ? ["    for \(view.order.text(member.sources)):"] : []
        let samples = member.check.samples.map { "      " + TerminalText.escaped($0.joined(separator: " | ")) }
        guard let command = member.check.command else { return samples }
        return from + ["    " + TerminalText.escaped(command)] + samples
    }
}
