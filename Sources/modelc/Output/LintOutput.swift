import ModelcDiagnostics
import ModelcKit
import ModelcPresentation
import ModelcReports

/// Writes a report in the formats that were requested.
struct LintOutput {
    let outputs: [ReportOutput]
    let showsSuppressed: Bool
    let showsStatistics: Bool
    /// Whether files may be replaced that are no reports.
    let replaces: Bool
    /// Whether text ends in the totals.
    let showsTotals: Bool
    /// How the options are called, and where the files can be seen.
    let options: ReportOptions
    /// What was changed in the models before; nil if nothing was requested.
    var changes: ReportedChanges?

    /// Standard output first, then the files; ends the command where one cannot be written.
    func write(_ result: LintReport) throws {
        try ReportWriting.write(outputs, replaces: replaces) { format, layout in text(of: result, format, layout) }
    }

    /// What standard output tells as findings in the lines of a program: on standard error it would be reported twice.
    func told(_ result: LintReport) -> Set<Diagnostic> {
        let isTold = outputs.contains { output in
            output.path == nil && output.format != .text && output.format != .json
        }
        return isTold ? result.told : []
    }

    private func text(of result: LintReport, _ format: ReportFormat, _ layout: TextLayout) -> String {
        if showsStatistics, format == .text { return LintStatistics(result.report).text }
        var report = format == .text ? result.textReport : result.report
        report.changes = changes
        let context = ReportContext(
            sources: result.sources, root: result.root, layout: layout, showsClosed: showsSuppressed,
            showsTotals: showsTotals, options: options)
        return format.reporter.text(of: report, in: context)
    }
}
