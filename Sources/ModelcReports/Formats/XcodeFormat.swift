import ModelcDiagnostics
import ModelcText

extension ReportFormat {
    /// The lines of compilers, with absolute paths: Xcode shows them as issues.
    package static let xcode = ReportFormat("xcode", XcodeFormat(), isLines: true, isWritten: \.beginsWithFinding)
}

/// The lines of compilers: `path:line:column: warning: message [rule]`, with absolute paths. Other places follow as
/// notes.
struct XcodeFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        report.shownBesideMessages(in: context).map { finding in
            let notes = finding.related.map { other in
                "\(XcodeFormat.place(other.location, context)): note: \(TerminalText.escaped(other.message))\n"
            }
            return XcodeFormat.line(finding, in: context) + notes.joined()
        }.joined()
    }

    /// The line of a finding without its related places, with a line feed.
    static func line(_ finding: ReportedFinding, in context: ReportContext) -> String {
        let kind = finding.severity.diagnosticWord
        let message = TerminalText.escaped(finding.messageWithSelector)
        return "\(place(finding.location, context)): \(kind): \(message) [\(finding.rule)]\n"
    }

    private static func place(_ place: ReportedPlace, _ context: ReportContext) -> String {
        place.text(path: TerminalText.escaped(context.absolute(place.path)))
    }
}
