import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcMigration
import ModelcPlans
import ModelcReports
import ModelcText

/// A run of `modelc mapping check` as a report for all formats, with its exit code.
package struct MappingCheckReport {
    /// What all formats are made from.
    let report: Report
    /// The texts of the files that findings point into, by the paths that these give.
    let sources: [String: SourceIndex]
    private let root: String
    /// What reports sort the findings under.
    fileprivate static let category = "mapping"

    package init(_ outcome: MappingCheckOutcome) {
        let display = outcome.display
        let thresholds = outcome.thresholds
        let all = outcome.checked.flatMap { one in
            one.findings.map { (one.reading.bundlePath, one.reading.filePath, $0) }
        }
        let shown = all.filter { $0.2.level >= thresholds.shown }
        let hidden = Dictionary(
            all.filter { $0.2.level < thresholds.shown }.map { ($0.2.level, 1) },
            uniquingKeysWith: +)
        let pathsShown = Set(shown.flatMap { [$0.1] + $0.2.details.map(\.path) })
        sources = Dictionary(
            outcome.sources.filter { pathsShown.contains($0.key) }.map {
                (display.path($0.key), SourceIndex($0.value))
            },
            uniquingKeysWith: { first, _ in first })
        root = display.root
        var writer = MappingFindingWriter(display, sources)
        report = Report(
            tool: ReportedTool(
                name: "modelc", version: ModelcVersion.text),
            command: "mapping check",
            models: outcome.checked.map { one in
                ReportedModel(bundle: display.path(one.reading.bundlePath), versions: [], current: nil)
            },
            rules: MappingChecker.codes.map { ReportRule($0, category: MappingCheckReport.category) },
            findings: shown.map { writer.finding($0.2, bundle: $0.0, file: $0.1) },
            problems: outcome.ledger.failures.map { problem in
                ReportProblem(problem, path: display.path(problem.location?.path ?? ""))
            },
            failures: outcome.ledger.failures, hidden: hidden, exitCode: outcome.result.rawValue)
    }

    /// The report in a format.
    package func text(_ format: ReportFormat, _ layout: TextLayout, _ options: ReportOptions) -> String {
        let context = ReportContext(sources: sources, root: root, layout: layout, options: options)
        return format.reporter.text(of: report, in: context)
    }
}

/// Turns findings about mapping models into those of reports: places become lines and columns.
struct MappingFindingWriter {
    private let display: DisplayPath
    private let sources: [String: SourceIndex]
    private var fingerprints = FindingFingerprint()

    init(_ display: DisplayPath, _ sources: [String: SourceIndex]) {
        self.display = display
        self.sources = sources
    }

    /// - Parameters:
    ///   - bundle: the path of the mapping model.
    ///   - file: the path of the file in it.
    mutating func finding(_ finding: MappingFinding, bundle: String, file: String) -> ReportedFinding {
        let bundle = display.path(bundle)
        let fingerprint = fingerprints.next(
            rule: finding.code.id, bundle: bundle, olderVersion: nil, selector: finding.modelPath, facts: [])
        return ReportedFinding(
            rule: finding.code.id, category: MappingCheckReport.category,
            severity: finding.level, message: finding.message, help: finding.help,
            bundle: bundle, version: nil, selector: finding.modelPath,
            location: place(file, finding.position),
            related: finding.details.map { detail in
                ReportedRelation(message: detail.message, selector: "", location: place(detail.path, detail.position))
            },
            fingerprint: fingerprint)
    }

    private func place(_ path: String, _ position: SourcePosition?) -> ReportedPlace {
        let path = display.path(path)
        guard let position, let index = sources[path] else { return ReportedPlace(path: path) }
        let length = MappingFindingWriter.tagLength(at: position.offset, of: index.source)
        return ReportedPlace(path: path, region: index.region(byteOffset: position.offset, byteLength: length))
    }

    /// The start tag, as far as it stands on the line.
    private static func tagLength(at offset: Int, of source: SourceText) -> Int {
        guard offset < source.bytes.count else { return 0 }
        let end = source.bytes[offset...].firstIndex { $0 == UInt8(ascii: ">") || $0 == 0x0A }
        return (end ?? source.bytes.count) - offset + 1
    }
}
