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
        let shown = all.filter { $0.2.level >= thresholds.shown }
        let hidden = Dictionary(
            all.filter { $0.2.level < thresholds.shown }.map { ($0.2.level, 1) },
            uniquingKeysWith: +)
        let pathsShown = Set(shown.flatMap { [$0.1] + $0.2.details.map(\.path) })
        sources = Dictionary(
            session.sources.filter { pathsShown.contains($0.key) }.map {
                (display.path($0.key), SourceIndex($0.value))
            },
            uniquingKeysWith: { first, _ in first })
        root = display.root
        let isFailed = thresholds.fail { severity in all.count { $0.2.level == severity } }
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
    package func text(_ format: ReportFormat, _ style: TextStyle, _ options: ReportOptions) -> String {
        let context = ReportContext(sources: sources, root: root, style: style, options: options)
        return format.reporter.text(of: report, in: context)
    }
}
