import ModelcDiagnostics
import ModelcKit
import ModelcMarkup
import ModelcReports

/// A check for people: whether it failed and by what, a line for each part, then the findings, of failed parts first.
struct CheckText {
    private let report: CheckReport
    private let context: ReportContext

    init(_ report: CheckReport, _ style: TextStyle, _ options: ReportOptions) {
        self.report = report
        context = report.context(style, options)
    }

    var text: String {
        let lines = ["check \(report.verdict)"] + report.sections.map { "  " + $0.line }
        return lines.map { $0 + "\n" }.joined() + report.sectionsByWeight.map(details).joined()
    }

    private func details(_ section: CheckReport.Section) -> String {
        guard section.textReport.findings.contains(where: \.isOpen) else { return "" }
        return "\n\(section.part.part.title)\n\n" + ReportFormat.text.reporter.text(of: section.textReport, in: context)
    }
}

/// A check for a comment on a pull request: what failed, a table of the parts, then the findings of each part, of which those of
/// failed parts are not folded away.
struct CheckMarkdown {
    private let report: CheckReport

    init(_ report: CheckReport) { self.report = report }

    var text: String {
        var markdown = LimitedMarkdown()
        markdown.add(["### modelc check \(MarkdownText.text(report.verdict))"])
        markdown.add(
            ["| | part | result |", "|---|---|---|"],
            report.sectionsByWeight.map { section in
                "| \(sign(section.part.state)) | \(section.part.part.title) | \(MarkdownText.text(section.summary)) |"
            })
        for section in report.sectionsByWeight { add(section, to: &markdown) }
        return markdown.text(source: "`modelc check`")
    }

    private func add(_ section: CheckReport.Section, to markdown: inout LimitedMarkdown) {
        let failures = section.part.ledger.failures.map { "- \(place($0)): \(MarkdownText.prose($0.message))" }
        markdown.add([], failures)
        let open = section.report.findings.filter(\.isOpen)
        let rows = Severity.allCases.flatMap { severity in open.filter { $0.severity == severity } }.map(row)
        markdown.addDetails(
            MarkdownText.html(section.line), isOpen: section.part.state == .failed,
            ["| | where | id | what |", "|---|---|---|---|"], rows)
    }

    private func place(_ failure: Diagnostic) -> String {
        MarkdownText.name(report.outcome.display.path(failure.location?.path ?? "modelc"))
    }

    private func row(_ finding: ReportedFinding) -> String {
        let subject = finding.selector.isEmpty ? finding.location.path : finding.selector
        let place = MarkdownText.link(
            MarkdownText.name(subject), path: finding.location.path, line: finding.location.region?.start.line)
        let help = finding.help.map { "<br>help: " + MarkdownText.prose($0) } ?? ""
        return "| \(sign(finding.severity)) | \(place) | \(MarkdownText.name(finding.rule.rawValue)) "
            + "| \(MarkdownText.prose(finding.message))\(help) |"
    }

    private func sign(_ state: CheckedPart.State) -> String {
        switch state {
        case .failed, .unreadable: "❌"
        case .passed: "✅"
        case .notChecked: "➖"
        }
    }

    private func sign(_ severity: Severity) -> String {
        switch severity {
        case .error: "❌"
        case .warning: "⚠️"
        case .note: "ℹ️"
        }
    }
}
