import ModelcDiagnostics
import ModelcKit
import ModelcReports

/// A check for people: whether it failed and by what, a line for each part, then the findings; failed parts come
/// first.
struct CheckText {
    private let report: CheckReport
    private let style: TextStyle
    private let context: ReportContext

    init(_ report: CheckReport, _ style: TextStyle, _ options: ReportOptions) {
        self.report = report
        self.style = style
        context = report.context(style, options)
    }

    var text: String {
        let lines = [headline] + report.sectionsByWeight.map { "  " + line($0) }
        return lines.map { $0 + "\n" }.joined() + report.sectionsByWeight.map(details).joined()
    }

    private var headline: String {
        let text = "check \(report.verdict)"
        return report.outcome.result == .done ? style.bold(text) : style.colored(text, by: .error)
    }

    /// The part in the colour of its state.
    private func line(_ section: CheckReport.Section) -> String {
        switch section.part.state {
        case .failed, .unreadable:
            style.colored(section.part.part.title + ":", by: .error) + " " + section.summary
        case .passed where section.textReport.totals.warnings > 0:
            style.colored(section.part.part.title + ":", by: .warning) + " " + section.summary
        case .passed: section.line
        case .notChecked: style.faint(section.line)
        }
    }

    private func details(_ section: CheckReport.Section) -> String {
        guard section.textReport.findings.contains(where: \.isOpen) else { return "" }
        return "\n\(style.bold(section.part.part.title))\n\n"
            + ReportFormat.text.reporter.text(of: section.textReport, in: context)
    }
}
