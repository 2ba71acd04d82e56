import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Formats findings as rows of a Markdown table, with links to their lines. Errors come first, and equal findings are
/// combined.
package struct FindingTable {
    /// The maximum number of locations that are listed for equal findings.
    private static let namedPlaces = 8

    private let report: Report
    private let linkBase: String

    /// - Parameters:
    ///   - report: the report of the findings; it contains the URLs of documentation pages.
    ///   - options: contain the base URL of the files with findings.
    package init(_ report: Report, _ options: ReportOptions) {
        self.report = report
        linkBase = options.linkBase
    }

    package func table(of findings: [ProjectFinding]) -> MarkdownTable {
        MarkdownTable("", "where", "id", "what", rows: EqualFindings.groups(of: findings).map(row))
    }

    private func row(_ group: EqualFindings) -> [String] {
        let finding = group.first
        let id = MarkdownText.name(finding.id.rawValue)
        let linkedID = report.helpURL(finding.id).map { "[\(id)](\($0))" } ?? id
        let count = group.others.isEmpty ? "" : " (\(group.others.count + 1) times)"
        let help = finding.help.map { "<br>help: " + MarkdownText.prose($0) } ?? ""
        return [
            FindingTable.sign(finding.severity), places(group), linkedID,
            "\(MarkdownText.prose(finding.message))\(count)\(help)",
        ]
    }

    private func places(_ group: EqualFindings) -> String {
        let places =
            [linked(group.first)] + group.others.map { linked($0.message) + MarkdownText.prose($0.namesInBrackets) }
        // One more location is not longer than the text "and 1 more".
        let shown = places.count <= FindingTable.namedPlaces + 1 ? places.count : FindingTable.namedPlaces
        let links = places.prefix(shown).joined(separator: ", ")
        return shown == places.count ? links : "\(links) and \(places.count - shown) more"
    }

    private func linked(_ finding: ProjectFinding) -> String {
        let subject = finding.modelPath.isEmpty ? finding.versionName : finding.modelPath
        if subject.isEmpty { return "" }
        return MarkdownText.link(
            MarkdownText.name(subject), path: finding.path, base: linkBase,
            line: finding.line)
    }

    private static func sign(_ severity: Severity) -> String {
        switch severity {
        case .error: "❌"
        case .warning: "⚠️"
        case .note: "ℹ️"
        }
    }
}
