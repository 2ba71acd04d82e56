import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// The line format of compilers, with absolute paths. Xcode shows such lines as issues.
    package static let xcode = ReportFormat("xcode", XcodeFormat(), isLines: true, isWritten: \.beginsWithFinding)
}

/// A compiler's line format: `path:line:column: warning: message [rule]`, with absolute paths. Related locations follow
/// as notes.
struct XcodeFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        report.shownBesideMessages(in: context).map { finding in
            let notes = finding.related.map { other in
                "\(other.location.text(path: XcodeFormat.path(other.location.path, context))): note: \(TerminalText.escaped(other.message))\n"
            }
            return XcodeFormat.line(finding, in: context) + notes.joined()
        }.joined()
    }

    /// Returns the line of a finding with a line feed, without the lines of its related locations.
    static func line(_ finding: ProjectFinding, in context: ReportContext) -> String {
        let kind = finding.severity.diagnosticWord
        let message = TerminalText.escaped(finding.messageWithSubject)
        return "\(finding.place(path: path(finding.path, context))): \(kind): \(message) [\(finding.id)]\n"
    }

    private static func path(_ path: String, _ context: ReportContext) -> String {
        TerminalText.escaped(context.absolute(path))
    }
}
