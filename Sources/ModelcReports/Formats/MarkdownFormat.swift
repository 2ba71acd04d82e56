import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// Markdown tables, for job summaries and comments.
    package static let markdown = ReportFormat("markdown", MarkdownFormat()) { start in
        start.hasPrefix("### modelc ") || start.prefixMatch(of: /modelc [a-z ]+: no findings/) != nil
    }
}

/// Markdown tables for job summaries and comments on pull requests: errors first, then the other findings by version.
/// Many findings are collapsed. The text never exceeds the length limit of comments. If there are no findings, it is a
/// single line.
struct MarkdownFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let title = MarkdownText.text("\(report.tool.name) \(report.command)")
        let findings = report.shown(in: context)
        let problems = report.unreportedProblems
        guard !findings.isEmpty || !problems.isEmpty else { return "\(title): \(report.totals.sentence)\n" }
        var page = LimitedMarkdown()
        let unfinished = report.models.isEmpty ? "nothing was checked" : "the run could not be finished"
        let sentence = findings.isEmpty ? unfinished : report.totals.sentence
        page.add(["### \(title)", "", sentence])
        page.add([], problems.map(line))
        let writer = FindingTable(report, context.options)
        let errors = findings.filter { $0.severity == .error }
        page.add(writer.table(of: errors), below: ["#### Errors", ""])
        for section in sections(findings.filter { $0.severity != .error }) {
            let isOpen = errors.isEmpty && findings.count <= MarkdownFormat.openRows
            page.addDetails(heading(section), isOpen: isOpen, writer.table(of: section))
        }
        return page.text(source: "`\(report.tool.name) \(report.command)`")
    }

    /// The maximum number of findings that are not collapsed.
    private static let openRows = 10

    /// Returns a line about input that could not be checked.
    private func line(_ problem: Diagnostic) -> String {
        let path = problem.problemPath.isEmpty ? "" : MarkdownText.name(problem.problemPath) + ": "
        return "- ❌ \(path)\(MarkdownText.text(problem.message))"
    }

    /// Returns the findings grouped by version. Findings of the same version are adjacent in the input.
    private func sections(_ findings: [ProjectFinding]) -> [[ProjectFinding]] {
        var sections: [[ProjectFinding]] = []
        for finding in findings {
            if let last = sections.last?.last, last.bundle == finding.bundle, last.version == finding.version {
                sections[sections.count - 1].append(finding)
            } else {
                sections.append([finding])
            }
        }
        return sections
    }

    /// Returns a heading such as `Library — Library 3: 2 warnings`, in HTML.
    private func heading(_ findings: [ProjectFinding]) -> String {
        guard let first = findings.first else { return "" }
        let version = first.version.map { " — " + $0 } ?? ""
        let counts = Severity.allCases.compactMap { severity in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : severity.counted(count)
        }
        return MarkdownText.html(
            TerminalText.escaped("\(PathText.stem(of: first.bundle))\(version): \(counts.joined(separator: ", "))"))
    }
}
