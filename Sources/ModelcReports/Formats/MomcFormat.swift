import ModelcBase
import ModelcSettings

extension ReportFormat {
    /// The lines of Apple's compiler of models.
    package static let momc = ReportFormat("momc", MomcFormat(), isLines: true, isWritten: \.beginsWithFinding)
}

/// The lines of Apple's compiler of models: `folder of the version:Entity.property: warning: message [rule]`. It has no notes.
/// The reader of the lines splits them at the first two colons, so where a colon stands in one of the fields the line of
/// `xcode` is written instead.
package struct MomcFormat: Reporter {
    package func text(of report: Report, in context: ReportContext) -> String {
        report.shownBesideMessages(in: context).filter { $0.severity != .note }.map { finding in
            let folder = MomcFormat.folder(of: context.absolute(finding.path))
            return MomcFormat.line(finding, at: folder, in: context)
        }.joined()
    }

    /// The line of a finding, with a line feed.
    ///
    /// - Parameter path: the absolute path that the line begins with.
    package static func line(_ finding: ProjectFinding, at path: String, in context: ReportContext) -> String {
        let path = TerminalText.escaped(path)
        let subject = TerminalText.escaped(finding.modelPath)
        if path.containsText(":") || subject.containsText(":") { return XcodeFormat.line(finding, in: context) }
        let message = TerminalText.escaped(finding.message)
        return "\(path):\(subject): \(finding.severity.rawValue): \(message) [\(finding.id)]\n"
    }

    /// The folder that holds the file; of a finding about a bundle as a whole the bundle.
    private static func folder(of path: String) -> String {
        if [".xcdatamodeld", ".xcdatamodel"].contains(where: path.hasSuffix) { return path }
        return PathText.folder(of: path)
    }
}
