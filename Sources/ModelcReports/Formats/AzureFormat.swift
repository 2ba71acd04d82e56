import ModelcBase
import ModelcSettings

extension ReportFormat {
    /// Logging commands for Azure Pipelines.
    static let azure = ReportFormat("azure", AzureFormat(), isLines: true) {
        $0.hasPrefix("##vso[task.logissue type=")
    }
}

/// Logging commands for Azure Pipelines. Azure supports only errors and warnings; notes are written as plain lines.
struct AzureFormat: Reporter {
    /// The escape sequences of Azure for the message of a command.
    static let message = CommandEscaping(["%": "%AZP25", "\r": "%0D", "\n": "%0A"])
    /// The escape sequences of Azure for a property of a command.
    static let property = CommandEscaping(["%": "%AZP25", "\r": "%0D", "\n": "%0A", "]": "%5D", ";": "%3B"])

    func text(of report: Report, in context: ReportContext) -> String {
        report.shownWithProblems(in: context).map { line($0, context) }.joined()
    }

    private func line(_ finding: ProjectFinding, _ context: ReportContext) -> String {
        switch finding.severity {
        case .error, .warning: issue(finding, context)
        case .note: note(finding)
        }
    }

    private func issue(_ finding: ProjectFinding, _ context: ReportContext) -> String {
        var properties = [
            ("type", finding.severity.rawValue), ("sourcepath", finding.path),
            ("linenumber", "\(finding.line ?? 1)"),
        ]
        properties += context.region(finding.location).map { [("columnnumber", "\($0.start.column)")] } ?? []
        properties.append(("code", finding.id.rawValue))
        let list = properties.map { "\($0.0)=\(AzureFormat.property.escaped($0.1));" }.joined()
        let message = AzureFormat.message.escaped(finding.messageWithSubject)
        return "##vso[task.logissue \(list)]\(message)\n"
    }

    /// Returns a note as a plain line. Azure searches the whole line for commands, so the line must not contain one.
    private func note(_ finding: ProjectFinding) -> String {
        let place = finding.place(path: finding.path)
        let text = TerminalText.escaped("\(place): note: \(finding.messageWithSubject) [\(finding.id)]")
        return text.parts(between: "##").joined(separator: "# #") + "\n"
    }
}
