import ModelcBase
import ModelcSettings

extension ReportFormat {
    /// The line format of Apple's model compiler.
    package static let momc = ReportFormat("momc", MomcFormat(), isLines: true, isWritten: \.beginsWithFinding)
}

/// The line format of Apple's model compiler: `folder of the version:Entity.property: warning: message [rule]`. It has
/// no notes. Programs split the line at the first two colons. If a field contains a colon, the line is therefore
/// written in the `xcode` format.
package struct MomcFormat: Reporter {
    package func text(of report: Report, in context: ReportContext) -> String {
        report.shownBesideMessages(in: context).filter { $0.severity != .note }.map { finding in
            let folder = MomcFormat.folder(of: context.absolute(finding.path))
            return MomcFormat.line(finding, at: folder, in: context)
        }.joined()
    }

    /// Returns the line of a finding, with a line feed.
    ///
    /// - Parameter path: the absolute path at the start of the line.
    package static func line(_ finding: ProjectFinding, at path: String, in context: ReportContext) -> String {
        let path = TerminalText.escaped(path)
        let subject = TerminalText.escaped(finding.modelPath)
        if path.containsText(":") || subject.containsText(":") { return XcodeFormat.line(finding, in: context) }
        let message = TerminalText.escaped(finding.message)
        return "\(path):\(subject): \(finding.severity.rawValue): \(message) [\(finding.id)]\n"
    }

    /// Returns the folder that contains the file. For a finding about a bundle as a whole, returns the bundle itself.
    private static func folder(of path: String) -> String {
        if [".xcdatamodeld", ".xcdatamodel"].contains(where: path.hasSuffix) { return path }
        return PathText.folder(of: path)
    }
}
