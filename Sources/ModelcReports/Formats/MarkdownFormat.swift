import ModelcDiagnostics
import ModelcMarkup

extension ReportFormat {
    /// A table for job summaries and comments.
    package static let markdown = ReportFormat("markdown", MarkdownFormat())
}

/// A table for job summaries and comments on changes: the findings by version, with links to their lines. One line
/// where nothing was found.
struct MarkdownFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let title = MarkdownText.text("\(report.tool.name) \(report.command)")
        let findings = report.shown(in: context)
        let problems = report.untoldProblems.map(line).joined()
        guard !findings.isEmpty || !problems.isEmpty else { return "\(title): \(report.totals.sentence)\n" }
        let sections = sections(findings).map { "\n" + section($0, report) }
        let sentence = report.models.isEmpty && findings.isEmpty ? "nothing was looked at" : report.totals.sentence
        return "### \(title)\n\n\(sentence)\n" + (problems.isEmpty ? "" : "\n" + problems) + sections.joined()
    }

    /// What could not be looked at.
    private func line(_ problem: ReportProblem) -> String {
        let path = problem.path.isEmpty ? "" : MarkdownText.name(problem.path) + ": "
        return "- ❌ \(path)\(MarkdownText.text(problem.message))\n"
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

    private func section(_ findings: [ReportedFinding], _ report: Report) -> String {
        guard let first = findings.first else { return "" }
        let version = first.version.map { " — " + MarkdownText.text($0) } ?? ""
        return "#### \(MarkdownText.text(BundleName.of(first.bundle)))\(version)\n\n"
            + "| | where | rule | message |\n|---|---|---|---|\n"
            + findings.map { row($0, report) }.joined()
    }

    private func row(_ finding: ReportedFinding, _ report: Report) -> String {
        let subject = finding.selector.isEmpty ? BundleName.of(finding.bundle) : finding.selector
        let place = MarkdownText.link(
            MarkdownText.name(subject), path: finding.location.path, line: finding.location.region?.start.line)
        let rule = MarkdownText.name(finding.rule.rawValue)
        let linkedRule = report.helpURL(finding.rule).map { "[\(rule)](\($0))" } ?? rule
        let message = MarkdownText.text(finding.message)
        return "| \(sign(finding.severity)) | \(place) | \(linkedRule) | \(message) |\n"
    }

    private func sign(_ severity: Severity) -> String {
        switch severity {
        case .error: "❌"
        case .warning: "⚠️"
        case .note: "ℹ️"
        }
    }
}
