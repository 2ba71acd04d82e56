import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings

extension PlanOutcome {
    /// Returns the findings of the plan with at least the given severity, with their locations in the working tree. Nil
    /// if there is no plan.
    ///
    /// - Parameter category: the category of the findings in reports.
    package func found(from least: Severity, category: String = "migration") -> ProjectFindings? {
        guard let report, let model else { return nil }
        var maker = PlanFindings(report, model, category: category, FindingLocations(display, texts: sources))
        let groups = report.groupedIssues.filter { $0.issue.level >= least }
        let findings = groups.map { maker.finding($0) }
        var found = ProjectFindings(findings, maker.places)
        let used = Set(groups.map(\.issue.finding.code))
        found.rules = MigrationFindingCode.allCases.filter(used.contains).map { FindingRule($0, category: category) }
        found.bundles = [maker.bundle]
        found.problems = ledger.failures.map { failure in
            var problem = failure
            problem.location = SourceLocation(path: display.path(failure.location?.path ?? model.path))
            return problem
        }
        found.exitCode = planned.rawValue
        return found
    }
}

extension PlanOutcome {
    /// Each issue of the plan with its project finding, for output as JSON. Empty if there is no plan.
    package var documentedIssues: [(issue: MigrationReport.Issue, finding: ProjectFinding)] {
        guard let report, let model else { return [] }
        var maker = PlanFindings(report, model, category: "migration", FindingLocations(display, texts: sources))
        return report.groupedIssues.map { ($0.issue, maker.finding($0)) }
    }
}

/// Converts the issues of a plan into project findings.
private struct PlanFindings {
    private let plan: MigrationReport
    private let model: VersionedModel
    private let category: String
    private let order: VersionSequence
    private(set) var places: FindingLocations

    init(_ plan: MigrationReport, _ model: VersionedModel, category: String, _ places: FindingLocations) {
        self.plan = plan
        self.model = model
        self.category = category
        self.places = places
        order = VersionSequence(plan.versions.map(\.name))
    }

    private var display: DisplayPath { places.display }

    /// The bundle with its versions in the working tree, without versions from git revisions.
    var bundle: ReadBundle {
        ReadBundle(
            path: display.path(model.path),
            versions: plan.versions.filter { $0.revision == nil }.map { ($0.name, display.path($0.file)) },
            current: model.currentVersion?.name)
    }

    mutating func finding(_ group: GroupedIssue) -> ProjectFinding {
        let issue = group.issue
        let finding = issue.finding
        let unverified = finding.isUnverified ? " (unverified)" : ""
        let version = model.versions.first { $0.filePath == issue.file }
        let reach = sources(of: group)
        var found = ProjectFinding(
            finding.code.id, issue.level, "\(finding.code.title): \(finding.reason)\(reach)\(unverified)",
            category: category, help: finding.fix, bundle: display.path(model.path), version: version?.name,
            modelPath: finding.modelPath, at: place(issue, version),
            identity: ProjectFinding.Identity(facts: [finding.reason]))
        found.storeVersions = group.sources
        found.reach = reach.isEmpty ? nil : reach
        return found
    }

    /// Returns text that names the versions whose stores the finding affects, for example ` (from V1 to 5 (5
    /// versions))`. Empty if the only such version is already in the finding's text.
    private func sources(of group: GroupedIssue) -> String {
        if group.sources.isEmpty || group.sources.count == 1 && group.issue.finding.reason.contains(group.sources[0]) {
            return ""
        }
        return " (from \(order.text(group.sources)))"
    }

    /// Returns the location of an issue in the working tree. An issue in a version from a git revision gets the
    /// location of the same entity in the target version.
    private mutating func place(_ issue: MigrationReport.Issue, _ version: ModelVersion?) -> SourceLocation {
        if let version { return places.place(SchemaLocation(position: issue.position), in: version) }
        let isOfRevision = plan.versions.contains { $0.revision != nil && $0.file == issue.file }
        guard isOfRevision else { return places.tag(SourceLocation(path: issue.file, position: issue.position)) }
        guard let target = model.versions.first(where: { $0.name == plan.target }) else {
            return SourceLocation(path: display.path(model.path))
        }
        let entity = issue.finding.modelPath.split(separator: ".").first.map(String.init)
        let position = target.model?.entities.first { $0.name == entity }?.position
        return places.place(SchemaLocation(position: position), in: target)
    }
}
