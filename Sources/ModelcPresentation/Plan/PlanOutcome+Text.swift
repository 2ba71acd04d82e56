import ModelcDiagnostics
import ModelcDisk
import ModelcJSON
import ModelcKit
import ModelcMigration
import ModelcPlans
import ModelcReports
import ModelcSchema
import ModelcText

/// For whom a plan is shown.
package enum PlanFormat: String, CaseIterable {
    case text
    case json
    case markdown
    case html
}

extension PlanOutcome {
    /// The plan in a format; nil if there is none.
    ///
    /// - Parameters:
    ///   - showsNotes: whether notes are shown as well.
    ///   - showsDetails: whether what people read has every step, change, finding and data check.
    ///   - isQuiet: whether text has no totals.
    ///   - listsFiles: whether a document has the files that were requested beside the plan.
    ///   - wording: what the caller calls the options that the plan names.
    ///   - layout: colours and width of text.
    package func text(
        _ format: PlanFormat, showsNotes: Bool, showsDetails: Bool = false, isQuiet: Bool = false, listsFiles: Bool,
        wording: Wording = .plain, layout: TextLayout = .plain
    ) -> String? {
        guard let report, let model else { return nil }
        switch format {
        case .text:
            let planned = Set(report.versions.map(\.name))
            return PlanText(
                report, unread: model.versions.map(\.name).filter { !planned.contains($0) }, showsNotes: showsNotes,
                showsDetails: showsDetails, isQuiet: isQuiet, wording: wording,
                layout: layout
            ).text()
        case .json:
            return ResultDocument(
                "plan", faults + messages, showsNotes: showsNotes, result: result(report, listsFiles: listsFiles)
            ).text
        case .markdown: return PlanMarkdown(report, showsDetails: showsDetails, wording: wording).text()
        case .html: return PlanPage(report, tool: PlanOutcome.tool, showsDetails: showsDetails, wording: wording).text()
        }
    }

    private static let tool = "modelc \(ModelcVersion.text)"

    /// The findings of the plan in a report format; nil if there is no plan.
    ///
    /// - Parameter showsNotes: whether notes are reported as well.
    package func findings(_ format: ReportFormat, showsNotes: Bool) -> String? {
        guard let report, let model else { return nil }
        var findings = PlanFindings(report, model, display)
        let all = findings.report(
            from: showsNotes ? .note : .warning, problems: ledger.failures, exitCode: planned.rawValue)
        return format.reporter.text(of: all, in: ReportContext(sources: findings.sources, root: display.root))
    }

    private func result(_ report: MigrationReport, listsFiles: Bool) -> JSONValue {
        let plan = PlanJSON(report, exitCode: planned.rawValue).json()
        guard listsFiles, case .object(let members) = plan else { return plan }
        let files = emission?.files ?? []
        return .object(members + [JSONMember(key: "artifacts", value: .array(files.map(\.json)))])
    }
}

/// The findings of a plan for the report formats, each at its place in the checkout.
struct PlanFindings {
    private let plan: MigrationReport
    private let model: VersionedModel
    private let display: DisplayPath
    private let category: String
    private let order: VersionSequence
    /// The texts of the files that findings point into, by the paths that these give.
    private(set) var sources: [String: SourceIndex] = [:]
    private var fingerprints = FindingFingerprint()

    /// - Parameters:
    ///   - display: paths as reports show them.
    ///   - category: what the findings are filed under.
    init(_ plan: MigrationReport, _ model: VersionedModel, _ display: DisplayPath, category: String = "migration") {
        self.display = display
        self.plan = plan
        self.model = model
        self.category = category
        order = VersionSequence(plan)
    }

    /// The findings at or above a severity.
    ///
    /// - Parameters:
    ///   - problems: what could not be read.
    ///   - exitCode: the exit code of the run.
    mutating func report(
        from least: Severity, problems: [Diagnostic] = [], exitCode: Int? = nil
    ) -> Report {
        let groups = plan.groupedIssues.filter { $0.issue.level >= least }
        let findings = groups.map { finding($0) }
        let used = Set(groups.map(\.issue.finding.code))
        return Report(
            tool: ReportedTool(name: "modelc", version: ModelcVersion.text),
            command: "plan", models: [reportedModel],
            rules: MigrationFindingCode.allCases.filter(used.contains).map { ReportRule($0, category: category) },
            findings: findings,
            problems: problems.map {
                ReportProblem($0, path: display.path($0.location?.path ?? model.path))
            }, exitCode: exitCode)
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
        let unverified = finding.isUnverified ? " (unverified)" : ""
        let version = model.versions.first { $0.filePath == issue.file }
        let bundle = display.path(model.path)
        let reach = sources(of: group)
        var reported = ReportedFinding(
            rule: finding.code.id, category: category, severity: issue.level,
            message: "\(finding.code.title): \(finding.reason)\(reach)\(unverified)", help: finding.fix,
            bundle: bundle,
            version: version?.name, selector: finding.modelPath, location: place(issue, version),
            fingerprint: fingerprints.next(
                rule: finding.code.id, bundle: bundle, olderVersion: nil, selector: finding.modelPath,
                facts: [finding.reason]))
        reported.reach = reach.isEmpty ? nil : reach
        return reported
    }

    /// The versions that stores with the finding are of, as ranges; nothing where the finding names its only one.
    private func sources(of group: GroupedIssue) -> String {
        if group.sources.isEmpty || group.sources.count == 1 && group.issue.finding.reason.contains(group.sources[0]) {
            return ""
        }
        return " (from \(order.text(group.sources)))"
    }

    /// A version of a git revision is no file of the checkout: what it has more than the target is missing in the target.
    private mutating func place(_ issue: MigrationReport.Issue, _ version: ModelVersion?) -> ReportedPlace {
        if let version { return place(issue.position, in: version) }
        let isOfRevision = plan.versions.contains { $0.revision != nil && $0.file == issue.file }
        guard isOfRevision else { return ReportedPlace(path: display.path(issue.file)) }
        guard let target = model.versions.first(where: { $0.name == plan.target }) else {
            return ReportedPlace(path: display.path(model.path))
        }
        let entity = issue.finding.modelPath.split(separator: ".").first.map(String.init)
        return place(target.model?.entities.first { $0.name == entity }?.position, in: target)
    }

    private mutating func place(_ position: SourcePosition?, in version: ModelVersion) -> ReportedPlace {
        let path = display.path(version.filePath)
        let location = FindingWriter.location(SourcePlace(position: position), version)
        guard let position = location.position, let source = version.source else { return ReportedPlace(path: path) }
        let index = sources[path] ?? SourceIndex(source)
        sources[path] = index
        return ReportedPlace(path: path, region: index.region(byteOffset: position.offset, byteLength: location.length))
    }
}

extension PlanStage {
    /// What goes on, for a line of progress.
    package var text: String {
        switch self {
        case .reading(let path): "reading \(TerminalText.escaped(path))"
        case .planning(let count): "comparing \(count) versions"
        case .checking(let store, let count, let total):
            "checking \(TerminalText.escaped(store)): \(count) of \(total) data checks"
        }
    }
}

extension PlanEmission {
    /// What was done, a line for each file; for a rehearsal the paths alone. Empty where something was refused.
    package var text: String {
        guard !hasErrors else { return "" }
        return files.map { file in
            let path = file.planned.path
            return TerminalText.escaped(
                isRehearsal ? PathText.absolute(path) : "\(file.planned.action.rawValue) \(path)") + "\n"
        }.joined()
    }
}

extension EmittedFile {
    /// For programs (PlanDocument).
    var json: JSONValue {
        ["kind": .string(kind.rawValue), "path": .string(planned.path), "written": .bool(isWritten)]
    }
}
