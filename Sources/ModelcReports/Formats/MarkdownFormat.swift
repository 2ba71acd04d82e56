import ModelcDiagnostics
import ModelcMarkup

extension ReportFormat {
    /// A table for job summaries and comments.
    package static let markdown = ReportFormat("markdown", MarkdownFormat())
}

/// Tables for job summaries and comments on changes: errors first, then the other findings by version, with links to their
/// lines, and never longer than a comment may be. One line where nothing was found.
struct MarkdownFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let title = MarkdownText.text("\(report.tool.name) \(report.command)")
        let findings = report.shown(in: context)
        let problems = report.untoldProblems
        guard !findings.isEmpty || !problems.isEmpty else { return "\(title): \(report.totals.sentence)\n" }
        var page = LimitedMarkdown()
        let sentence = report.models.isEmpty && findings.isEmpty ? "nothing was looked at" : report.totals.sentence
        page.add(["### \(title)", "", sentence])
        page.add([], problems.map(line))
        let errors = findings.filter { $0.severity == .error }
        page.add(["#### Errors", ""] + MarkdownFormat.head, errors.map { row($0, report, namesVersion: true) })
        for section in sections(findings.filter { $0.severity != .error }) {
            page.add(
                [heading(section), ""] + MarkdownFormat.head, section.map { row($0, report, namesVersion: false) })
        }
        return page.text(source: "`\(report.tool.name) \(report.command) --format text`")
    }

    private static let head = ["| | where | rule | message |", "|---|---|---|---|"]

    /// What could not be looked at.
    private func line(_ problem: ReportProblem) -> String {
        let path = problem.path.isEmpty ? "" : MarkdownText.name(problem.path) + ": "
        return "- ❌ \(path)\(MarkdownText.text(problem.message))"
    }

    /// The findings of each version; they are neighbours.
    private func sections(_ findings: [ReportedFinding]) -> [[ReportedFinding]] {
        var sections: [[ReportedFinding]] = []
        for finding in findings {
            if let last = sections.last?.last, last.bundle == finding.bundle, last.version == finding.version {
                sections[sections.count - 1].append(finding)
            } else {
                sections.append([finding])
            }
        }
        return sections
    }

    private func heading(_ findings: [ReportedFinding]) -> String {
        guard let first = findings.first else { return "" }
        let version = first.version.map { " — " + MarkdownText.text($0) } ?? ""
        return "#### \(MarkdownText.text(BundleName.of(first.bundle)))\(version)"
    }

    private func row(_ finding: ReportedFinding, _ report: Report, namesVersion: Bool) -> String {
        let subject = finding.selector.isEmpty ? BundleName.of(finding.bundle) : finding.selector
        let link = MarkdownText.link(
            MarkdownText.name(subject), path: finding.location.path, line: finding.location.region?.start.line)
        let place = namesVersion ? "\(link) in \(MarkdownText.text(finding.versionName))" : link
        let rule = MarkdownText.name(finding.rule.rawValue)
        let linkedRule = report.helpURL(finding.rule).map { "[\(rule)](\($0))" } ?? rule
        let message = MarkdownText.text(finding.message)
        return "| \(sign(finding.severity)) | \(place) | \(linkedRule) | \(message) |"
    }

    private func sign(_ severity: Severity) -> String {
        switch severity {
        case .error: "❌"
        case .warning: "⚠️"
        case .note: "ℹ️"
        }
    }
}
