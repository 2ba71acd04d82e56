import ModelcText

extension ReportFormat {
    /// The lines of Apple's compiler of models.
    package static let momc = ReportFormat("momc", MomcFormat(), isLines: true, isWritten: \.beginsWithFinding)
}

/// The lines of Apple's compiler of models: `folder of the version:Entity.property: warning: message [rule]`. It has no notes.
/// The reader of the lines splits them at the first two colons, so where a colon stands in one of the fields the line of
/// `xcode` is written instead.
struct MomcFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        report.shownBesideMessages(in: context).filter { $0.severity != .note }.map { line($0, in: context) }.joined()
    }

    private func line(_ finding: ReportedFinding, in context: ReportContext) -> String {
        let folder = TerminalText.escaped(MomcFormat.folder(of: context.absolute(finding.location.path)))
        let selector = TerminalText.escaped(finding.selector)
        if folder.contains(":") || selector.contains(":") { return XcodeFormat.line(finding, in: context) }
        let message = TerminalText.escaped(finding.message)
        return "\(folder):\(selector): \(finding.severity.rawValue): \(message) [\(finding.rule)]\n"
    }

    /// The folder that holds the file; of a finding about a bundle as a whole the bundle.
    private static func folder(of path: String) -> String {
        if [".xcdatamodeld", ".xcdatamodel"].contains(where: path.hasSuffix) { return path }
        return PathText.folder(of: path)
    }
}
