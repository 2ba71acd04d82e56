import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcReports
import ModelcSettings

/// Formats a check as text: whether it failed and why, a line for each part of the check (such as lint), then the
/// findings. Failed parts come first.
struct CheckText {
    private let report: CheckReport
    private let layout: TextLayout
    private let context: ReportContext

    init(_ report: CheckReport, _ layout: TextLayout, _ options: ReportOptions) {
        self.report = report
        self.layout = layout
        context = report.context(layout, options)
    }

    var text: String {
        let shown = report.sectionsByWeight.filter { !report.isQuiet || $0.part.state != .notChecked }
        let lines = headline + shown.flatMap(line)
        return lines.map { $0 + "\n" }.joined() + report.sectionsByWeight.map(details).joined()
    }

    /// Whether `CheckText` wrote a file. `start` is the beginning of the file.
    static func isWritten(_ start: Substring) -> Bool {
        ["passed", "failed: ", "could not be finished: ", "found nothing to check"].contains {
            start.hasPrefix("check \($0)")
        }
    }

    private var headline: [String] {
        let manner: TextPiece.Manner = report.outcome.result == .done ? .bold : .severity(.error)
        return layout.lines([TextPiece("check \(report.verdict)", manner)], hanging: 2)
    }

    /// Returns the line of a part, in the colour of its result.
    private func line(_ section: CheckReport.Section) -> [String] {
        let title = section.part.part.title + ":"
        let pieces =
            switch section.part.state {
            case .failed, .unreadable: [TextPiece(title, .severity(.error)), TextPiece(section.summary)]
            case .passed where section.textReport.totals.warnings > 0:
                [TextPiece(title, .severity(.warning)), TextPiece(section.summary)]
            case .passed: [TextPiece(section.line)]
            case .notChecked: [TextPiece(section.line, .faint)]
            }
        return layout.lines(pieces, indent: 2, hanging: 4)
    }

    private func details(_ section: CheckReport.Section) -> String {
        let report = section.textReport
        guard report.findings.contains(where: { $0.isOpen && report.isInText($0, context) }) else { return "" }
        return "\n\(layout.style.bold(section.part.part.title))\n\n"
            + ReportFormat.text.reporter.text(of: report, in: context)
    }
}
