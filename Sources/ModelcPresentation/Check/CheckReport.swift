import ModelcDiagnostics
import ModelcKit
import ModelcReports

/// The findings of all parts of a check in one report, each with its part as category.
package struct CheckReport {
    /// A part with its findings.
    struct Section {
        let part: CheckedPart
        let report: Report
        /// The same without the findings that say what could not be read: people get those on standard error.
        let textReport: Report

        fileprivate init(_ part: CheckedPart, in outcome: CheckOutcome) {
            let found = FindingReport(outcome.found(in: [part]), of: CheckReport.command)
            self.part = part
            report = found.report
            textReport = found.textReport
        }
    }

    private static let command = "check"

    let outcome: CheckOutcome
    /// Whether text leaves out totals, and the parts that were not checked.
    package var isQuiet = false
    /// All parts, in their order.
    let sections: [Section]
    private let merged: FindingReport

    package init(_ outcome: CheckOutcome) {
        self.outcome = outcome
        sections = outcome.parts.map { Section($0, in: outcome) }
        merged = FindingReport(outcome.found, of: CheckReport.command)
    }

    /// The findings of all parts.
    var report: Report { merged.report }

    /// The findings in a report format.
    ///
    /// - Parameter options: what the program calls the options that the text names.
    package func findings(_ format: ReportFormat, _ layout: TextLayout, _ options: ReportOptions) -> String {
        switch format {
        case .text: CheckText(self, layout, options).text
        case .markdown: CheckMarkdown(self, options).text
        default: format.reporter.text(of: report, in: context(layout, options))
        }
    }

    /// What the text calls options: a check changes nothing itself, and names the command that does.
    package func options(in workspace: Workspace) -> ReportOptions { .naming(.lint, in: workspace) }

    func context(_ layout: TextLayout, _ options: ReportOptions) -> ReportContext {
        var context = merged.context(layout, options)
        context.showsTotals = !isQuiet
        return context
    }
}
