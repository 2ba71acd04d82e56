import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// For people at a terminal.
    package static let text = ReportFormat("text", TextFormat(), isLines: true) { start in
        start.hasPrefix("no findings") || start.beginsWithFinding
    }
}

/// For people: each finding with its source line underlined, errors first and equal findings combined, then the
/// totals, the available fixes, and the number of hidden findings.
struct TextFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let reporter = TextReporter(layout: context.layout, sources: context.sources.mapValues(\.source))
        let blocks = EqualFindings.groups(of: report.shownBesideMessages(in: context)).map { group in
            reporter.text(of: message(group.first), others: group.others.map(other)) + "\n"
        }
        guard context.showsTotals else { return blocks.joined() }
        return blocks.joined() + closing(report, context.options).map { $0 + "\n" }.joined()
    }

    private func message(_ finding: ProjectFinding) -> Diagnostic {
        Diagnostic(
            finding.id, finding.severity, finding.messageWithSubject, at: place(of: finding),
            help: help(finding), related: finding.related)
    }

    private func place(of finding: ProjectFinding) -> SourceLocation {
        finding.location ?? SourceLocation(path: finding.path)
    }

    /// Returns a place with its subject, short enough for a line of its own.
    private func other(_ other: EqualFindings.Other) -> EqualLocation {
        let finding = other.message
        // A finding about a file as a whole is named by its path.
        let isFile = finding.modelPath.isEmpty && finding.path == finding.bundle
        let subject = finding.modelPath.isEmpty ? finding.versionName : finding.modelPath
        return EqualLocation(
            place(of: finding),
            subject: (isFile ? "" : subject) + other.namesInBrackets + (finding.reach ?? ""))
    }

    /// Returns the next step, with the risk of an automatic fix.
    private func help(_ finding: ProjectFinding) -> String? {
        guard let fix = finding.fix else { return finding.help }
        guard fix.tier != .suggestion else { return "\(finding.help ?? fix.title) [suggestion]" }
        return "\(finding.help ?? fix.title) [fix: \(fix.tier.rawValue)]"
    }

    private func closing(_ report: Report, _ options: ReportOptions) -> [String] {
        // If nothing could be read, "no findings" would be wrong.
        if report.findings.isEmpty, !report.problems.isEmpty { return [] }
        let fixable = FixTier.allCases.filter { report.totals.fixable($0) > 0 }
        return [report.totals.sentence]
            + fixable.compactMap { tier in
                options.fixing[tier].map { "\(report.totals.fixable(tier)) fixable with \($0)" }
            }
            + hidden(report, options)
    }

    private func hidden(_ report: Report, _ options: ReportOptions) -> [String] {
        let severities = Severity.allCases.filter { report.hidden[$0] ?? 0 > 0 }
        guard let least = severities.last else { return [] }
        let counts = severities.map { $0.counted(report.hidden[$0] ?? 0) }.joined(separator: ", ")
        let way = options.minimumSeverity.map { " (\($0) \(least))" } ?? ""
        return ["\(counts) hidden\(way)"]
    }
}
