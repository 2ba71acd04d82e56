import ModelcDiagnostics
import ModelcDisk
import ModelcLint
import ModelcReports
import ModelcSchema
import ModelcText

/// A run of `modelc mapping check` as all formats want it, and its exit code.
package struct MappingCheckReport {
    private let report: Report
    private let sources: [String: SourceIndex]
    private let root: String
    package let result: RunResult

    package init(_ session: MappingCheckSession, thresholds: LintThresholds) {
        let display = DisplayPath()
        let all = session.checked.flatMap { one in
            one.findings.map { (one.reading.bundlePath, one.reading.filePath, $0) }
        }
        let shown = all.filter { $0.2.level.lintSeverity >= thresholds.shown }
        let hidden = Dictionary(
            all.filter { $0.2.level.lintSeverity < thresholds.shown }.map { ($0.2.level.lintSeverity.reported, 1) },
            uniquingKeysWith: +)
        let pathsShown = Set(shown.flatMap { [$0.1] + $0.2.details.map(\.path) })
        sources = Dictionary(
            session.sources.filter { pathsShown.contains($0.key) }.map {
                (display.path($0.key), SourceIndex($0.value))
            },
            uniquingKeysWith: { first, _ in first })
        root = display.root
        let isFailed = thresholds.fail { severity in all.count { $0.2.level.lintSeverity == severity } }
        result = session.ledger.result(hasFindings: isFailed)
        var writer = MappingFindingWriter(display, sources)
        report = Report(
            tool: ReportedTool(
                name: "modelc", version: ModelcVersion.text),
            command: "mapping check",
            models: session.checked.map { one in
                ReportedModel(bundle: display.path(one.reading.bundlePath), versions: [], current: nil)
            },
            rules: MappingRule.all.map(\.reported),
            findings: shown.map { writer.finding($0.2, bundle: $0.0, file: $0.1) },
            problems: session.ledger.failures.map { problem in
                ReportProblem(path: display.path(problem.location?.path ?? ""), message: problem.message)
            },
            failures: session.ledger.failures, hidden: hidden, exitCode: result.rawValue)
    }

    /// The report in a format.
    package func text(_ format: ReportFormat, _ style: TextStyle) -> String {
        format.reporter.text(of: report, in: ReportContext(sources: sources, root: root, style: style))
    }
}

extension MigrationFinding.Level {
    /// The severity by which thresholds are chosen.
    var lintSeverity: LintSeverity {
        switch self {
        case .error: .error
        case .warning: .warning
        case .information: .info
        }
    }
}
