import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcReports
import ModelcSettings

extension CheckReport {
    /// Returns the check in a format.
    ///
    /// - Parameter options: the names of options in the text, such as `--fix`.
    package func text(_ format: CheckFormat, _ layout: TextLayout, _ options: ReportOptions) -> String {
        guard format == .json else { return findings(format.report, layout, options) }
        return ResultDocument("check", outcome.messages, result: document(context(layout, options))).text
    }

    /// Returns the JSON document: the parts of the check, such as lint, with their results, then the findings of all
    /// parts.
    private func document(_ context: ReportContext) -> JSONValue {
        [
            "outcome": .string(outcome.result.word),
            "parts": .array(sections.map(part)),
            "findings": .array(sections.flatMap(\.report.findings).map { .object($0.jsonMembers(in: context)) }),
        ]
    }

    private func part(_ section: Section) -> JSONValue {
        [
            "name": .string(section.part.part.rawValue),
            "state": .string(section.part.state.rawValue),
            "summary": .string(section.summary),
            "errors": .integer(section.report.totals.errors),
            "warnings": .integer(section.report.totals.warnings),
            "infos": .integer(section.report.totals.infos),
        ]
    }
}

extension RunResult {
    /// The result as a word in JSON documents.
    fileprivate var word: String {
        switch self {
        case .done: "passed"
        case .findings: "failed"
        case .failed: "unreadable"
        }
    }
}

/// Formats a check as a comment on a pull request: the failures, a table of the parts of the check (such as lint), then
/// the findings of each part. The findings of parts that did not fail are collapsed.
struct CheckMarkdown {
    private let report: CheckReport
    private let options: ReportOptions

    init(_ report: CheckReport, _ options: ReportOptions) {
        self.report = report
        self.options = options
    }

    var text: String {
        var markdown = LimitedMarkdown()
        markdown.add(["### \(ToolCommandName.check) \(MarkdownText.text(report.verdict))"])
        let rows = report.sectionsByWeight.map { section in
            [sign(section.part.state), section.part.part.title, MarkdownText.text(section.summary)]
        }
        markdown.add(MarkdownTable("", "part", "result", rows: rows))
        var reported = Set(report.sections.flatMap(\.report.findings).map(FailureLocation.init))
        for section in report.sectionsByWeight { add(section, &reported, to: &markdown) }
        return markdown.text(source: "`\(ToolCommandName.check)`")
    }

    private func add(
        _ section: CheckReport.Section, _ reported: inout Set<FailureLocation>, to markdown: inout LimitedMarkdown
    ) {
        let title = section.part.part.title
        // An input that several parts of the check could not read is reported only with the first of these parts.
        let failures = section.part.ledger.failures.filter { failure in
            reported.insert(FailureLocation(failure, report.outcome.display)).inserted
        }
        let lines = failures.map { "- \(title): \(place($0)): \(MarkdownText.prose($0.message))" }
        markdown.add([], lines)
        markdown.addDetails(
            MarkdownText.html(section.line), isOpen: section.part.hasFailed,
            FindingTable(section.report, options).table(of: section.report.findings.filter(\.isOpen)))
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

/// The values by which two failures, or a failure and a finding, are recognised as equal.
private struct FailureLocation: Hashable {
    var path: String
    var line: Int?
    /// The message; nil if the failure has a line number, because messages are then not compared.
    var message: String?

    init(_ finding: ProjectFinding) {
        path = finding.path
        line = finding.line
        message = line == nil ? finding.message : nil
    }

    init(_ failure: Diagnostic, _ display: DisplayPath) {
        path = display.path(failure.location?.path ?? "")
        line = failure.location?.position?.line
        message = line == nil ? failure.message : nil
    }
}
