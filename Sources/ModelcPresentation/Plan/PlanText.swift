import ModelcMarkup
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcText

/// A plan for people at a terminal.
package struct PlanText {
    private let report: MigrationReport
    private let showsNotes: Bool

    /// - Parameter showsNotes: whether findings that are for information only are shown.
    package init(_ report: MigrationReport, showsNotes: Bool = false) {
        self.report = report
        self.showsNotes = showsNotes
    }

    /// Stores, the matrix, the mapping models and where they were looked for, the steps with their changes, findings, questions to stores, what it comes to. Ends in a line
    /// feed.
    package func text() -> String {
        let target = report.version(named: report.target)
        let title = "\(report.modelPath): to \(report.target)\(target?.isCurrent == true ? " (current)" : "")"
        let sections =
            [[title], stores, matrix, mappings] + report.steps.map(step) + [
                findings, checks, [report.verdict] + hidden,
            ]
        return sections.filter { !$0.isEmpty }.map { lines in
            lines.map { TerminalText.escaped($0) + "\n" }.joined()
        }.joined(separator: "\n")
    }

    private var stores: [String] { report.stores.map { "\($0.path) \($0.identity)" } }

    private var matrix: [String] {
        guard !report.routes.isEmpty else { return [] }
        let head = ["from", "Core Data by itself", "recommended", "class"]
        let rows = report.routes.map {
            [$0.from, $0.coreDataWill.phrase, $0.pathText, $0.migrationClass.rawValue].map(TerminalText.escaped)
        }
        return PlanText.aligned([head] + rows)
    }

    private var mappings: [String] {
        guard !report.routes.isEmpty, !report.mappingFolders.isEmpty else { return [] }
        let folders = TerminalText.list(report.mappingFolders.map { "'\($0)'" })
        guard !report.mappings.isEmpty else {
            // Nobody misses a mapping model where no version needs one.
            let isMissed = report.routes.contains { $0.isFailing }
            return isMissed ? ["no mapping model for these versions below \(folders)"] : []
        }
        let rows = report.mappings.map { mapping in
            let pairs = mapping.pairs.map { "\($0.from) -> \($0.to)" }
            return ["  \(mapping.path)", pairs.isEmpty ? "fits no versions" : pairs.joined(separator: ", ")]
        }
        return ["mapping models below \(folders):"] + PlanText.aligned(rows)
    }

    private static func aligned(_ rows: [[String]]) -> [String] {
        var table = TextTable(columnCount: rows.first?.count ?? 0, indent: 0, widest: .max)
        for row in rows { table.add(row) }
        return table.lines
    }

    /// How many changes of a step are shown; `modelc diff` shows all.
    private static let shownChanges = 12

    private func step(_ step: MigrationReport.Step) -> [String] {
        let flags = step.flags.isEmpty ? "" : "  [" + step.flags.map(\.rawValue).joined(separator: ", ") + "]"
        let attempt = step.means == nil && step.migrationClass != .none ? "  (what Core Data tries)" : ""
        var lines = ["\(step.from) -> \(step.to)  \(step.via)  \(step.migrationClass.rawValue)\(flags)\(attempt)"]
        // What the store knows nothing of is told by its finding, if at all.
        let issues = step.issuesByChange
        let changes = step.changes.filter { $0.altersHash || issues[$0] != nil }
        let shown = changes.count <= PlanText.shownChanges + 1 ? changes.count : PlanText.shownChanges
        lines += changes.prefix(shown).map { change in
            let place = change.modelPath.isEmpty ? "model" : change.modelPath
            let code = issues[change].map { "  \($0.finding.code.rawValue)" } ?? ""
            return "  \(change.marker) \(place)  \(change.phrase)\(code)"
        }
        if changes.count > shown { lines.append("  and \(changes.count - shown) more changes: modelc diff") }
        if changes.isEmpty { lines.append("  nothing that a store knows of") }
        return lines
    }

    private var shownIssues: [GroupedIssue] {
        report.groupedIssues.filter { showsNotes || $0.issue.level != .note }
    }

    private var findings: [String] {
        shownIssues.flatMap { group -> [String] in
            let issue = group.issue
            let from = group.sources.isEmpty ? "" : "  (from \(TerminalText.list(group.sources)))"
            return [
                "\(issue.level.diagnosticWord) \(issue.finding.code.rawValue)  \(issue.sentence)",
                "  \(issue.place)\(from)",
            ]
                + (issue.finding.fix.map { ["  help: \($0)"] } ?? [])
        }
    }

    private var hidden: [String] {
        let count = showsNotes ? 0 : report.groupedIssues.count { $0.issue.level == .note }
        return count == 0 ? [] : ["\(count) note\(count == 1 ? "" : "s") hidden (--verbose)"]
    }

    private var checks: [String] {
        report.groupedChecks.flatMap { group -> [String] in
            let check = group.check
            let code = check.code.map { " \($0.rawValue)" } ?? ""
            let from = "(from \(TerminalText.list(group.sources)))"
            return ["\(check.check.rawValue)\(code)  \(check.question)  \(from): \(check.answer)"]
                + (check.command.map { ["  " + $0] } ?? [])
                + check.samples.map { "    \($0.joined(separator: " | "))" }
        }
    }
}

extension MigrationReport.Route {
    /// Whether Core Data by itself does not get a store there.
    fileprivate var isFailing: Bool {
        switch coreDataWill {
        case .failure(let code): code != DirectMigration.versionMissing
        case .nothing, .mapping, .inference, .inferenceDependingOnData, .stages, .iteration: false
        }
    }
}
