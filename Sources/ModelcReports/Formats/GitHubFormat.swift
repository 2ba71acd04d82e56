import ModelcDiagnostics

extension ReportFormat {
    /// Commands in the log of GitHub Actions, which become annotations.
    package static let github = ReportFormat("github", GitHubFormat(), isLines: true)
}

/// Commands in the log of GitHub Actions, which become annotations of the changed lines.
struct GitHubFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        report.shownWithProblems(in: context).map { line($0, report.tool) }.joined()
    }

    private func line(_ finding: ReportedFinding, _ tool: ReportedTool) -> String {
        let properties =
            [("title", "\(tool.name) \(finding.rule)"), ("file", finding.location.path)]
            + place(finding.location)
        let list = properties.map { "\($0.0)=\(CommandEscaping.gitHubProperty.escaped($0.1))" }
        let help = finding.help.map { "\nhelp: " + $0 } ?? ""
        let message = CommandEscaping.gitHubMessage.escaped(finding.messageWithSelector + help)
        return "::\(command(finding.severity)) \(list.joined(separator: ","))::\(message)\n"
    }

    private func place(_ place: ReportedPlace) -> [(String, String)] {
        guard let region = place.region else { return [("line", "1")] }
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
