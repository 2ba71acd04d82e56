import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// Text for the terminal.
    package static let text = ReportFormat("text", TextFormat(), isLines: true) { start in
        start.hasPrefix("no findings") || start.beginsWithFinding
    }
}

/// Text for the terminal: each finding with its underlined source line, errors first, equal findings combined. Then the
/// totals, the available fixes, and the number of hidden findings.
struct TextFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let reporter = TextReporter(layout: context.layout, sources: context.sources.mapValues(\.source))
        let findings = report.shownBesideMessages(in: context).filter { report.isInText($0, context) }
        let blocks = EqualFindings.groups(of: findings).map { group in
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

    /// Returns the location and the subject of an equal finding, short enough for one line.
    private func other(_ other: EqualFindings.Other) -> EqualLocation {
        let finding = other.message
        // A finding about a file as a whole is identified by its path.
        let isFile = finding.modelPath.isEmpty && finding.path == finding.bundle
        let subject = finding.modelPath.isEmpty ? finding.versionName : finding.modelPath
        return EqualLocation(
            place(of: finding),
            subject: (isFile ? "" : subject) + other.namesInBrackets + (finding.reach ?? ""))
    }

    /// Returns the advice for a finding. If there is an automatic fix, the advice includes its risk.
    private func help(_ finding: ProjectFinding) -> String? {
        guard let fix = finding.fix else { return finding.help }
        guard fix.tier != .suggestion else { return "\(finding.help ?? fix.title) [suggestion]" }
        return "\(finding.help ?? fix.title) [fix: \(fix.tier.rawValue)]"
    }

    private func closing(_ report: Report, _ options: ReportOptions) -> [String] {
        // If no input could be read, "no findings" would be wrong.
        if report.findings.isEmpty, !report.problems.isEmpty { return [] }
        let fixable = FixTier.allCases.filter { report.totals.fixable($0) > 0 }
        return [report.totals.sentence]
            + fixable.compactMap { tier in
                options.fixing[tier].map { "\(report.totals.fixable(tier)) fixable: \($0)" }
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
