import ModelcDiagnostics
import ModelcReports

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

    /// A line for each rule, and one for all; `[*]` marks rules of which something can be fixed.
    package var text: String {
        let total = rows.reduce(0) { $0 + $1.count }
        let digits = String(total).count
        let width = rows.map(\.rule.rawValue.count).max() ?? 0
        let lines = rows.map { row in
            let name = row.rule.rawValue + String(repeating: " ", count: width - row.rule.rawValue.count)
            let mark = row.isFixable ? "[*]" : "[ ]"
            return "\(padded(row.count, digits))  \(name)  \(mark)  in \(LintStatistics.models(row.bundles.count))"
        }
        let closing = "\(total) finding\(total == 1 ? "" : "s") in \(LintStatistics.models(models))"
        return (lines + [closing]).map { $0 + "\n" }.joined()
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: width - text.count) + text
    }

    private static func models(_ count: Int) -> String { "\(count) model\(count == 1 ? "" : "s")" }
}
