import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcMigration
import ModelcPlans
import ModelcReports
import ModelcSchema
import ModelcText

/// A plan as the report formats of lint want it: annotations and code scanning.
package struct PlanFindings {
    private let plan: MigrationReport
    private let model: VersionedModel
    private let display: DisplayPath
    private var sources: [String: SourceIndex] = [:]
    private var fingerprints = FindingFingerprint()

    /// - Parameter display: paths as reports show them.
    package init(_ plan: MigrationReport, _ model: VersionedModel, _ display: DisplayPath = DisplayPath()) {
        self.display = display
        self.plan = plan
        self.model = model
    }

    /// The text of a format.
    ///
    /// - Parameters:
    ///   - problems: what could not be read.
    ///   - showsNotes: whether findings that are for information only are reported.
    ///   - exitCode: the exit code of the run.
    package mutating func text(_ format: ReportFormat, problems: [Diagnostic], showsNotes: Bool, exitCode: Int)
        -> String
    {
        let groups = plan.groupedIssues.filter { showsNotes || $0.issue.level != .note }
        let findings = groups.map { finding($0) }
        let used = Set(groups.map(\.issue.finding.code))
        let report = Report(
            tool: ReportedTool(name: "modelc", version: ModelcVersion.text),
            command: "plan", models: [reportedModel],
            rules: MigrationFindingCode.allCases.filter(used.contains).map(ReportRule.init), findings: findings,
            problems: problems.map {
                ReportProblem(path: display.path($0.location?.path ?? model.path), message: $0.message)
            }, exitCode: exitCode)
        return format.reporter.text(of: report, in: ReportContext(sources: sources, root: display.root))
    }

    private var reportedModel: ReportedModel {
        ReportedModel(
            bundle: display.path(model.path),
            versions: plan.versions.filter { $0.revision == nil }.map {
                ReportedVersion(name: $0.name, path: display.path($0.file))
            }, current: model.currentVersion?.name)
    }

    private mutating func finding(_ group: GroupedIssue) -> ReportedFinding {
        let issue = group.issue
        let finding = issue.finding
        let from = group.sources.isEmpty ? "" : " (from \(TerminalText.list(group.sources)))"
        let unverified = finding.isUnverified ? " (unverified)" : ""
        let version = model.versions.first { $0.filePath == issue.file }
        let bundle = display.path(model.path)
        return ReportedFinding(
            rule: finding.code.id, category: "migration", severity: issue.level,
            message: "\(finding.code.title): \(finding.reason)\(from)\(unverified)", help: finding.fix, bundle: bundle,
            version: version?.name, selector: finding.modelPath, location: place(issue, version),
            fingerprint: fingerprints.next(
                rule: finding.code.id, bundle: bundle, olderVersion: nil, selector: finding.modelPath,
                facts: [finding.reason]))
    }

    /// A version of a git revision is no file of the checkout: its findings stand at the bundle.
    private mutating func place(_ issue: MigrationReport.Issue, _ version: ModelVersion?) -> ReportedPlace {
        guard let version else {
            let isOfRevision = plan.versions.contains { $0.revision != nil && $0.file == issue.file }
            return ReportedPlace(path: display.path(isOfRevision ? model.path : issue.file))
        }
        let path = display.path(version.filePath)
        let location = FindingWriter.location(SourcePlace(position: issue.position), version)
        guard let position = location.position, let source = version.source else { return ReportedPlace(path: path) }
        let index = sources[path] ?? SourceIndex(source)
        sources[path] = index
        return ReportedPlace(path: path, region: index.region(byteOffset: position.offset, byteLength: location.length))
    }
}

extension ReportRule {
    fileprivate init(_ code: MigrationFindingCode) {
        self.init(
            id: code.id, summary: code.title.prefix(1).uppercased() + code.title.dropFirst() + ".",
            category: "migration", helpText: code.helpText, helpMarkdown: code.helpMarkdown,
            defaultSeverity: code.level, tags: ["core-data"])
    }
}

extension MigrationFindingCode {
    /// The same in Markdown.
    var helpMarkdown: String {
        "# \(rawValue): \(title)\n\n\(page.why)\n\n## What to do\n\n\(page.advice)\n"
    }

    /// Why the code is reported and what to do, for reports.
    var helpText: String {
        "\(page.why) What to do: \(page.advice) The page of the code: modelc explain \(rawValue)"
    }
}
