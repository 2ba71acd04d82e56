import ModelcDiagnostics
import ModelcSettings
import ModelcText

extension ReportFormat {
    /// For people at a terminal.
    package static let text = ReportFormat("text", TextFormat(), isLines: true) { start in
        start.hasPrefix("no findings") || start.beginsWithFinding
    }
}

/// For people: each finding with its source line underlined, errors first and equal ones as one, then the totals, what can be
/// fixed, and what is hidden.
struct TextFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let blocks = EqualFindings.groups(of: report.shownBesideMessages(in: context)).map { block($0, context) + "\n" }
        guard context.showsTotals else { return blocks.joined() }
        return blocks.joined() + closing(report, context.options).map { $0 + "\n" }.joined()
    }

    private func block(_ group: EqualFindings, _ context: ReportContext) -> String {
        let finding = group.first
        return TextBlock(
            place: place(finding.location), severity: finding.severity, message: finding.messageWithSelector,
            id: finding.rule.rawValue, excerpt: excerpt(finding.location, context),
            notes: finding.related.map { "\(TerminalText.escaped($0.message)): \(place($0.location))" },
            help: help(finding), others: group.others.map(other)
        ).text(in: context.layout)
    }

    /// A place with what is there, short enough for a line of its own.
    private func other(_ other: EqualFindings.Other) -> EqualPlace {
        let finding = other.message
        // What is about a file as a whole is named by its path.
        let isFile = finding.selector.isEmpty && finding.location.path == finding.bundle
        let subject = finding.selector.isEmpty ? finding.versionName : finding.selector
        return EqualPlace(
            path: TerminalText.escaped(finding.location.path), place: place(finding.location),
            subject: TerminalText.escaped((isFile ? "" : subject) + other.namesInBrackets + (finding.reach ?? "")))
    }

    private func place(_ place: ReportedPlace) -> String { place.text(path: TerminalText.escaped(place.path)) }

    private func excerpt(_ place: ReportedPlace, _ context: ReportContext) -> SourceExcerpt? {
        guard let region = place.region, let source = context.sources[place.path]?.source else { return nil }
        let start = SourcePosition(
            offset: region.byteOffset, line: region.start.line, column: region.start.byteColumn)
        return SourceExcerpt(of: source, at: start, length: region.byteLength, width: context.layout.width)
    }

    /// The next step with what it risks to let the tool take it.
    private func help(_ finding: ReportedFinding) -> String? {
        guard let fix = finding.fix else { return finding.help }
        guard fix.tier != .suggestion else { return "\(finding.help ?? fix.title) [suggestion]" }
        return "\(finding.help ?? fix.title) [fix: \(fix.tier.rawValue)]"
    }

    private func closing(_ report: Report, _ options: ReportOptions) -> [String] {
        // Where nothing could be looked at, "no findings" would be a lie.
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
