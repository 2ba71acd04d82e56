import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcMarkup
import ModelcReports

/// A check for a comment on a pull request: what failed, a table of the parts, then the findings of each part; those of parts that
/// did not fail are folded.
struct CheckMarkdown {
    private let report: CheckReport
    private let options: ReportOptions

    init(_ report: CheckReport, _ options: ReportOptions) {
        self.report = report
        self.options = options
    }

    var text: String {
        var markdown = LimitedMarkdown()
        markdown.add(["### modelc check \(MarkdownText.text(report.verdict))"])
        markdown.add(
            ["| | part | result |", "|---|---|---|"],
            report.sectionsByWeight.map { section in
                "| \(sign(section.part.state)) | \(section.part.part.title) | \(MarkdownText.text(section.summary)) |"
            })
        var told = Set(report.sections.flatMap(\.report.findings).map(FailurePlace.init))
        for section in report.sectionsByWeight { add(section, &told, to: &markdown) }
        return markdown.text(source: "`modelc check`")
    }

    private func add(
        _ section: CheckReport.Section, _ told: inout Set<FailurePlace>, to markdown: inout LimitedMarkdown
    ) {
        let title = section.part.part.title
        // What could not be read is said once, of the first part that met it, or in a row of a table.
        let failures = section.part.ledger.failures.filter { failure in
            told.insert(FailurePlace(failure, report.outcome.display)).inserted
        }
        let lines = failures.map { "- \(title): \(place($0)): \(MarkdownText.prose($0.message))" }
        markdown.add([], lines)
        markdown.addDetails(
            MarkdownText.html(section.line), isOpen: section.isFailed, FindingTable.head,
            FindingTable(section.report, options).rows(of: section.report.findings.filter(\.isOpen)))
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

/// What makes a failure of one part that of another, or a finding.
private struct FailurePlace: Hashable {
    var path: String
    var line: Int?
    /// Of what has no line, only the words tell.
    var message: String?

    init(_ finding: ReportedFinding) {
        path = finding.location.path
        line = finding.location.region?.start.line
        message = line == nil ? finding.message : nil
    }

    init(_ failure: Diagnostic, _ display: DisplayPath) {
        path = display.path(failure.location?.path ?? "")
        line = failure.location?.position?.line
        message = line == nil ? failure.message : nil
    }
}
