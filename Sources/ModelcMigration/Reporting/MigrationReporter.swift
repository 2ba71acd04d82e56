import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Creates the report of a plan: select the routes -> collect each step once -> give findings their severities and
/// files.
package struct MigrationReporter: Sendable {
    /// The path of the bundle, as the user would type it.
    var modelPath: String
    /// The versions of the plan, with their names in the plan.
    var versions: [MigrationReport.Version]
    var mappings: [MigrationReport.Mapping]
    var severities: MigrationSeverities
    var strategy: MigrationStrategy
    package var threshold: MigrationThreshold
    /// The lowest severity that makes the run fail; nil if no severity does.
    var failing: Severity?

    package init(
        modelPath: String, versions: [MigrationReport.Version], mappings: [MigrationReport.Mapping] = [],
        severities: MigrationSeverities = MigrationSeverities(), strategy: MigrationStrategy = .auto,
        threshold: MigrationThreshold = .blocked, failing: Severity? = .error
    ) {
        self.modelPath = modelPath
        self.versions = versions
        self.mappings = mappings
        self.severities = severities
        self.strategy = strategy
        self.threshold = threshold
        self.failing = failing
    }

    /// - Parameter sources: the names of the source versions in the report; nil for all versions before the target.
    package func report(of plan: MigrationPlan, from sources: Set<String>? = nil) -> MigrationReport {
        let routes = plan.routes.filter { sources?.contains($0.from) ?? true }
        let passed = PassedVersions(plan, from: sources)
        let stages = plan.stages.drop { !passed.areAny(of: $0) }
        var report = MigrationReport(
            modelPath: modelPath, versions: versions, target: plan.target, strategy: strategy,
            routes: routes.map(route), steps: StepCollection(routes, plan.versions).steps.map(step),
            stages: Array(stages), mappings: mappings, stores: [], issues: [], threshold: threshold)
        report.firstStage = stages.startIndex + 1
        for index in report.versions.indices {
            report.versions[index].sameSchemaAs = plan.sameSchemas[report.versions[index].name]
        }
        report.failing = failing
        report.addIssues(plan.findings.filter { passed.areMeant(by: $0) }.compactMap { issue($0) })
        return report
    }

    /// Returns a finding with its severity and its file; nil if the finding is turned off.
    ///
    /// - Parameters:
    ///   - from: the older version. Positions in the older model refer to its file.
    ///   - target: the newer version. Positions in the newer model refer to its file.
    package func issue(
        _ finding: MigrationFinding, from: String? = nil, to target: String? = nil
    ) -> MigrationReport.Issue? {
        guard let level = severities.level(of: finding.code) else { return nil }
        switch finding.subject {
        case .version(let name):
            return MigrationReport.Issue(finding, level: level, file: file(of: name), position: finding.newPosition)
        case .mapping(let name):
            let path = mappings.first { $0.name == name }?.path
            return MigrationReport.Issue(finding, level: level, file: path ?? modelPath)
        case .store(let path): return MigrationReport.Issue(finding, level: level, file: path)
        case nil: break
        }
        if finding.newPosition == nil, let position = finding.oldPosition, let from {
            return MigrationReport.Issue(finding, level: level, file: file(of: from), position: position)
        }
        return MigrationReport.Issue(
            finding, level: level, file: target.map(file) ?? modelPath, position: finding.newPosition)
    }

    private func file(of version: String) -> String { versions.first { $0.name == version }?.file ?? modelPath }

    private func route(_ route: MigrationRoute) -> MigrationReport.Route {
        MigrationReport.Route(
            from: route.from, to: route.to, coreDataWill: route.coreDataWill,
            path: route.path.map { [route.from] + $0.map(\.to) }, migrationClass: route.migrationClass,
            issues: route.findings.compactMap { issue($0, from: route.from, to: route.to) },
            isTolerated: isTolerated(route))
    }

    private func isTolerated(_ route: MigrationRoute) -> Bool {
        let step = route.obstacle?.step ?? route.direct
        let reasons = (route.findings + step.findings).filter { !$0.code.isBaselined }
        return !reasons.isEmpty && reasons.allSatisfy { severities.level(of: $0.code) == nil }
    }

    private func step(_ step: StepCollection.Step) -> MigrationReport.Step {
        let hop = step.step
        let findings = hop.findings.compactMap { issue($0, from: step.from, to: step.to) }
        return MigrationReport.Step(
            from: step.from, to: step.to, means: step.means, direct: step.direct, migrationClass: step.migrationClass,
            flags: hop.flags.sorted { $0.rawValue < $1.rawValue }, changes: hop.difference.changes,
            probableRenames: hop.difference.probableRenames, problems: hop.inference.problems,
            conditions: hop.inference.conditions, issues: findings.map { relieved($0, step) })
    }

    /// Lowers a finding about inference to a note if the app's mapping model or code handles the step, unless the
    /// settings set the severity of the code.
    private func relieved(_ issue: MigrationReport.Issue, _ step: StepCollection.Step) -> MigrationReport.Issue {
        guard issue.level != .note, let helper = step.helper, helper.relieves(issue.finding.code),
            severities.choices[issue.finding.code] == nil
        else { return issue }
        var relieved = issue
        relieved.level = .note
        relieved.finding.reason += ", unless \(helper.name) handles it"
        return relieved
    }
}

/// The part of the app that handles a step: a mapping model, or the code of a stage.
private enum MigrationHelper {
    case mapping
    case stage

    var name: String {
        switch self {
        case .mapping: "the mapping model"
        case .stage: "the code of the stage"
        }
    }

    /// Whether the app may solve the problem of a finding with this code, so that the finding is only a note. Duplicate
    /// values stop any kind of migration, unless code removes them before.
    func relieves(_ code: MigrationFindingCode) -> Bool {
        switch self {
        case .mapping: !code.holdsWithMapping
        case .stage: code.risk == .dataDependence && code != .validationTightened
        }
    }
}

extension StepCollection.Step {
    fileprivate var helper: MigrationHelper? {
        switch (means, direct) {
        case (.mapping?, _), (nil, .mapping?): .mapping
        case (.stage(_, true)?, _): .stage
        case (.inference?, _), (.stage(_, false)?, _), (nil, _): nil
        }
    }
}

extension MigrationReport {
    /// Adds issues about the model as a whole, in sorted order.
    package mutating func addIssues(_ more: [Issue]) {
        issues = (issues + more).sorted { left, right in
            let one = [left.finding.code.rawValue, left.finding.modelPath, left.file, left.finding.reason]
            let other = [right.finding.code.rawValue, right.finding.modelPath, right.file, right.finding.reason]
            return one.isBeforeByNumber(other)
        }
    }
}

/// The versions through which stores pass, beginning with their own version.
private struct PassedVersions {
    private let names: Set<String>?

    /// - Parameter sources: the names of the versions of the stores; nil for all versions before the target.
    init(_ plan: MigrationPlan, from sources: Set<String>?) {
        // If a version has the schema of an earlier version, its stores count as stores of the earlier one.
        let starts = sources.map { Set($0.map { plan.sameSchemas[$0] ?? $0 }) }
        let start = starts.flatMap { starts in plan.versions.firstIndex { starts.contains($0) } }
        names = start.map { Set(plan.versions[($0 + 1)...]) }
    }

    /// Whether a store passes through a version of the stage.
    func areAny(of stage: MigrationStage) -> Bool { names.map { !$0.isDisjoint(with: stage.versions) } ?? true }

    /// Whether a finding of the plan concerns the versions through which stores pass. False if it is about a stage that
    /// ends before these versions.
    func areMeant(by finding: MigrationFinding) -> Bool {
        guard let names, [.repeatedInStages, .separatedStage, .blockedStage].contains(finding.code),
            case .version(let name) = finding.subject
        else { return true }
        return names.contains(name)
    }
}
