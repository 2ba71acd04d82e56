import ModelcBase
import ModelcSettings

extension ReportFormat {
    /// Commands in the log of Azure Pipelines.
    static let azure = ReportFormat("azure", AzureFormat(), isLines: true) {
        $0.hasPrefix("##vso[task.logissue type=")
    }
}

/// Commands in the log of Azure Pipelines. Its issues are errors and warnings only: notes are plain lines.
struct AzureFormat: Reporter {
    /// What Azure spells otherwise in the text of a command.
    static let message = CommandEscaping(["%": "%AZP25", "\r": "%0D", "\n": "%0A"])
    /// What Azure spells otherwise in a property of a command.
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

    /// The service looks for commands anywhere in a line, so none may stand in one that is to be read only.
    private func note(_ finding: ProjectFinding) -> String {
        let place = finding.place(path: finding.path)
        let text = TerminalText.escaped("\(place): note: \(finding.messageWithSubject) [\(finding.id)]")
        return text.parts(between: "##").joined(separator: "# #") + "\n"
    }
}
