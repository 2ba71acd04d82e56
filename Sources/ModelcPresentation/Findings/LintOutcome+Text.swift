import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcReports
import ModelcSettings

/// The parts of a lint run that the output contains.
package struct LintView {
    /// Whether suppressed findings and findings in the baseline are shown.
    package var showsSuppressed = false
    /// Whether text output contains the number of findings per rule instead of the findings.
    package var showsStatistics = false
    /// Whether text output ends with the totals.
    package var showsTotals = true
    /// The lowest severity that text output shows. It also shows less severe findings that make the run fail.
    package var leastInText = Severity.note
    /// The fixes that were applied to the models before the check; nil if none were requested.
    package var fixes: LintFixOutcome?
    /// The options that the report mentions in its advice, and the base URL for links to files.
    private let options: ReportOptions

    /// - Parameter paths: the paths of the models as the user typed them, for commands in the advice. Empty if the user
    ///   named none.
    package init(of paths: [String] = [], in workspace: Workspace) {
        options = .naming(fixing: paths, in: workspace)
    }

    /// Returns the findings in a format.
    package func text(of outcome: LintOutcome, _ format: FindingFormat, _ layout: TextLayout) -> String {
        let found = FindingReport(outcome.found, of: "lint")
        if showsStatistics, format == .text { return LintStatistics(found.report).text }
        var report = format == .text ? found.textReport : found.report.withRulePages
        report.changes = fixes.map(\.changes.json)
        var context = found.context(layout, options)
        context.showsClosed = showsSuppressed
        context.showsTotals = showsTotals
        context.leastInText = leastInText
        return format.reporter.text(of: report, in: context)
    }
}

extension LintOutcome {
    /// Returns the findings that standard output already contains in a format for programs, such as `github`; otherwise
    /// an empty set. They are not repeated on standard error.
    ///
    /// - Parameter outputs: the destinations of the report.
    package func reported(by outputs: [ReportOutput]) -> Set<Diagnostic> {
        outputs.contains(where: \.isForPrograms) ? reported : []
    }
}

extension LintFixOutcome {
    /// The applied fixes, one per line.
    package var text: String { changes.text }

    /// Returns the changes as a JSON document, for a run that only shows the changes.
    package func document(showsNotes: Bool) -> String {
        ResultDocument("lint", diagnostics + messages, showsNotes: showsNotes, result: changes.json).text
    }
}

/// The number of findings per rule.
struct LintStatistics {
    private struct Row {
        var rule: DiagnosticID
        var count = 0
        var bundles: Set<String> = []
        var isFixable = false
    }

    private let rows: [Row]
    private let models: Int

    /// Counts the findings that are neither suppressed nor in the baseline. The rules with the most findings come
    /// first.
    init(_ report: Report) {
        var rows: [DiagnosticID: Row] = [:]
        for finding in report.findings where finding.isOpen {
            var row = rows[finding.id] ?? Row(rule: finding.id)
            row.count += 1
            row.bundles.insert(finding.bundle)
            row.isFixable = row.isFixable || finding.fix != nil
            rows[finding.id] = row
        }
        self.rows = rows.values.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
        models = report.models.count
    }

    /// A line for each rule, and a line for the total. `fixable` marks rules with fixable findings.
    var text: String {
        let total = rows.reduce(0) { $0 + $1.count }
        var table = TextTable([.right(width: String(total).count), .plain, .plain, .plain], indent: 0, widest: .max)
        for row in rows {
            table.add(
                "\(row.count)", row.rule.rawValue, row.isFixable ? "fixable" : "",
                "in \(LintStatistics.models(row.bundles.count))")
        }
        let closing = "\(Counted.text(total, "finding")) in \(LintStatistics.models(models))"
        return (table.lines + [closing]).map { $0 + "\n" }.joined()
    }

    private static func models(_ count: Int) -> String { Counted.text(count, "model") }
}

extension ModelChanges {
    /// A line for each applied fix, such as `Library.xcdatamodeld/Library.xcdatamodel/contents: fixed Book.cover: set
    /// NSSecureUnarchiveFromData [insecure-transformer]`. Empty if nothing was written.
    package var text: String {
        guard !isDryRun else { return "" }
        return fixes.map { fix in
            let file = fix.file.isEmpty ? "" : "\(TerminalText.escaped(fix.file)): "
            let path = fix.modelPath.map { "\($0): " } ?? ""
            return "\(file)fixed \(TerminalText.escaped(path + fix.title)) [\(fix.rule)]\n"
        }.joined()
    }

    /// The changes as the result in a JSON document.
    fileprivate var json: JSONValue {
        ["isDryRun": .bool(isDryRun), "fixes": .array(fixes.map(\.json)), "files": .array(files.map(json))]
    }

    private func json(_ file: FileChange) -> JSONValue {
        let edits = file.lineEdits.map { edit in
            JSONValue.object([
                JSONMember(key: "byteOffset", value: .integer(edit.offset)),
                JSONMember(key: "byteLength", value: .integer(edit.length)),
                JSONMember(key: "text", value: .string(edit.replacement)),
            ])
        }
        return ["path": .string(file.path), "isNew": .bool(file.isNew), "edits": .array(edits)]
    }
}

extension ModelChanges.MadeFix {
    fileprivate var json: JSONValue {
        [
            "rule": .string(rule.rawValue), "modelPath": .optional(modelPath), "file": .string(file),
            "tier": .string(tier.rawValue), "title": .string(title),
        ]
    }
}
