import ModelcDiagnostics
import ModelcMarkup
import ModelcReports
import ModelcText

/// How often each rule found something (`--statistics`).
package struct LintStatistics {
    private struct Row {
        var rule: DiagnosticID
        var count = 0
        var bundles: Set<String> = []
        var isFixable = false
    }

    private let rows: [Row]
    private let models: Int

    /// Counts what is open; the rules with most findings first.
    package init(_ report: Report) {
        var rows: [DiagnosticID: Row] = [:]
        for finding in report.findings where finding.isOpen {
            var row = rows[finding.rule] ?? Row(rule: finding.rule)
            row.count += 1
            row.bundles.insert(finding.bundle)
            row.isFixable = row.isFixable || finding.fix != nil
            rows[finding.rule] = row
        }
        self.rows = rows.values.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
        models = report.models.count
    }

    /// A line for each rule, and one for all; `fixable` marks rules of which something can be fixed.
    package var text: String {
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

extension ReportedChanges {
    /// A line for each fix that was made: `Library.xcdatamodeld/Library.xcdatamodel/contents: fixed Book.cover: set
    /// NSSecureUnarchiveFromData [insecure-transformer]`. Empty where nothing was written.
    package var text: String {
        guard !isDryRun else { return "" }
        return fixes.map { fix in
            let file = fix.file.isEmpty ? "" : "\(TerminalText.escaped(fix.file)): "
            let path = fix.modelPath.map { "\($0): " } ?? ""
            return "\(file)fixed \(TerminalText.escaped(path + fix.title)) [\(fix.rule)]\n"
        }.joined()
    }
}
