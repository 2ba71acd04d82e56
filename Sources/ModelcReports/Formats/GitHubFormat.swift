import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// Workflow commands for GitHub Actions, which are shown as annotations.
    package static let github = ReportFormat("github", GitHubFormat(), isLines: true) {
        $0.firstMatch(of: #/^::(error|warning|notice) title=modelc /#) != nil
    }
}

/// Workflow commands for GitHub Actions, which are shown as annotations of the changed lines.
struct GitHubFormat: Reporter {
    /// The escape sequences of GitHub for the message of a command.
    static let message = CommandEscaping(["%": "%25", "\r": "%0D", "\n": "%0A"])
    /// The escape sequences of GitHub for a property of a command.
    static let property = CommandEscaping(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])

    func text(of report: Report, in context: ReportContext) -> String {
        report.shownWithProblems(in: context).map { line($0, report.tool, context) }.joined()
    }

    private func line(_ finding: ProjectFinding, _ tool: ReportedTool, _ context: ReportContext) -> String {
        let title = ("title", "\(tool.name) \(finding.id)")
        let properties = [title, ("file", finding.path)] + place(context.region(finding.location))
        let list = properties.map { "\($0.0)=\(GitHubFormat.property.escaped($0.1))" }
        let help = finding.help.map { "\nhelp: " + $0 } ?? ""
        let message = GitHubFormat.message.escaped(finding.messageWithSubject + help)
        return "::\(command(finding.severity)) \(list.joined(separator: ","))::\(message)\n"
    }

    private func place(_ region: TextRegion?) -> [(String, String)] {
        guard let region else { return [("line", "1")] }
        return [
            ("line", "\(region.start.line)"), ("endLine", "\(region.end.line)"),
            ("col", "\(region.start.column)"), ("endColumn", "\(region.end.column)"),
        ]
    }

    private func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }
}
