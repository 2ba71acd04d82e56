import ModelcDiagnostics
import ModelcKit
import ModelcMarkup
import ModelcReports

/// A check for a comment on a pull request: what failed, a table of the parts, then the findings of each part; those of parts that
/// did not fail are folded.
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
        markdown.addDetails(
            MarkdownText.html(section.line), isOpen: section.part.state == .failed, FindingTable.head,
            FindingTable(section.report).rows(of: section.report.findings.filter(\.isOpen)))
    }

    private func place(_ failure: Diagnostic) -> String {
        MarkdownText.name(report.outcome.display.path(failure.location?.path ?? "modelc"))
    }

    private func sign(_ state: CheckedPart.State) -> String {
        switch state {
        case .failed, .unreadable: "❌"
        case .passed: "✅"
        case .notChecked: "➖"
        }
    }
}
