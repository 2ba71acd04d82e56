import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The versions that stores come from.
enum PlanSources {
    /// All versions before the target.
    case all
    case named(Set<String>)

    /// The names of the versions; nil for all versions before the target.
    var names: Set<String>? {
        switch self {
        case .all: nil
        case .named(let names): names
        }
    }
}

/// One planning run: versions in order -> versions that stores come from -> mapping models -> plan -> report -> lock file
/// -> data checks of stores.
struct PlanSession {
    private let request: PlanRequest
    private let path: String
    private let workspace: Workspace
    /// Messages other than the report.
    private(set) var diagnostics: [Diagnostic] = []
    /// Structural errors in the versions that stores come from and in the target. They are reported first, because nothing is
    /// recommended for a version with errors.
    private(set) var faults: [Diagnostic] = []
    /// Whether errors prevent a recommendation.
    private(set) var isFaulty = false
    /// The bundle, for the source lines of diagnostics and the regions of findings.
    private(set) var model: VersionedModel?
    /// The plan, from which the code of the migration is generated; nil before `report` is called.
    private(set) var plan: MigrationPlan?
    private(set) var versions: PlannedVersions?
    /// The source texts of the mapping model files, by path.
    private(set) var mappingTexts: [String: SourceText] = [:]
    /// Errors from reading the input.
    private(set) var ledger = RunLedger()

    init(_ request: PlanRequest, at path: String, in workspace: Workspace) {
        self.request = request
        self.path = path
        self.workspace = workspace
    }

    /// Returns the complete report; nil if no plan is possible.
    ///
    /// - Parameter progress: called with the current stage.
    mutating func report(progress: PlanProgress?) -> MigrationReport? {
        progress?(.reading(path: path))
        guard var versions = readVersions() else { return nil }
        let lock = LockedState(of: versions.bundle)
        if let problem = lock.problem { add(problem) }
        var stores = PlanStores(storePaths, versions)
        stores.diagnostics.forEach { add($0) }
        guard let sources = knownSources(&versions, stores, lock), isPlannable(versions) else { return nil }
        let mappings = PlanMappings(request.mappingPaths, versions, in: workspace)
        mappings.diagnostics.forEach { add($0) }
        mappingTexts = mappings.sources
        progress?(.planning(versionCount: versions.all.count))
        plan = MigrationPlanner(options: request.options).plan(
            versions.all.map(\.planned), to: versions.target, mappings: mappings.known)
        self.versions = versions
        guard let plan else { return nil }
        var report = report(of: plan, versions, from: sources, mappings, stores, lock)
        stores.ask(&report, versions, request.severities, progress)
        stores.answerProblems.forEach { add($0) }
        return report
    }

    /// Reads the versions and their messages; returns nil if no plan is possible with them.
    private mutating func readVersions() -> PlannedVersions? {
        let (versions, messages) = PlannedVersions.read(request, at: path, in: workspace)
        ledger.enter(messages, ofReading: path, isUsable: versions != nil)
        diagnostics = ledger.messages(besides: messages)
        model = versions?.bundle
        return versions
    }

    /// Returns the versions that stores come from; nil, with an error, if they cannot be determined.
    private mutating func knownSources(
        _ versions: inout PlannedVersions, _ stores: PlanStores, _ lock: LockedState
    ) -> PlanSources? {
        if let sources = sources(&versions, stores, lock) { return sources }
        ledger.enter([], ofReading: path, isUsable: false)
        diagnostics = ledger.messages(besides: diagnostics)
        return nil
    }

    /// Whether the comparison of all versions stays within its limits; adds an error if it does not.
    private mutating func isPlannable(_ versions: PlannedVersions) -> Bool {
        let refusals = versions.refusals
        refusals.forEach { add($0) }
        return refusals.isEmpty
    }

    /// Returns the report without data checks of stores. It recommends nothing for versions with errors.
    private mutating func report(
        of plan: MigrationPlan, _ versions: PlannedVersions, from sources: PlanSources, _ mappings: PlanMappings,
        _ stores: PlanStores, _ lock: LockedState
    ) -> MigrationReport {
        let reporter = reporter(versions, mappings, lock)
        var report = reporter.report(of: plan, from: sources.names)
        let faulty = VersionsWithErrors(versions, from: sources.names)
        faults = faulty.diagnostics
        isFaulty = !faulty.isEmpty
        faulty.withdraw(from: &report)
        let more =
            faulty.findings + lock.findings(versions) + stores.findings(lock) + stageFindings(report, lock, versions)
        report.addIssues(
            more.compactMap { reporter.issue($0) }
                + mappings.issues(request.severities, in: report, from: sources.names))
        report.mappingFolders = mappings.folders
        report.stores = stores.reported
        return report
    }

    /// Returns the finding codes that the target or the configuration suppresses; nil if there is no plan.
    func suppressed(by lint: LintConfiguration?) -> SuppressedCodes? {
        guard let versions, let target = versions.version(named: versions.target) else { return nil }
        let ignored = (lint?.ignore?.value ?? []).compactMap { entry in
            SelectorPattern(entry.select).map { IgnoreEntry(select: $0, rules: entry.rules) }
        }
        return SuppressedCodes(target.model, bundle: versions.bundle.name, version: target.name, ignored: ignored)
    }

    private var storePaths: [String] {
        switch request.source {
        case .store(let path): [path] + request.stores.filter { $0 != path }
        case .shipped, .all, .version, .base: request.stores
        }
    }

    private mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
        ledger.enter(diagnostic)
    }

    private func reporter(
        _ versions: PlannedVersions, _ mappings: PlanMappings, _ lock: LockedState
    ) -> MigrationReporter {
        MigrationReporter(
            modelPath: versions.bundle.path,
            versions: versions.all.map { $0.reported(isLocked: $0.revision == nil && lock.names.contains($0.name)) },
            mappings: mappings.reported, severities: request.severities, strategy: request.options.strategy,
            threshold: request.threshold, failing: request.failing)
    }
}

extension PlanSession {
    /// Returns the versions that stores come from; nil if they cannot be determined.
    private mutating func sources(
        _ versions: inout PlannedVersions, _ stores: PlanStores, _ lock: LockedState
    ) -> PlanSources? {
        switch request.source {
        case .shipped: return lock.names.isEmpty ? .all : .named(lock.names)
        case .all: return .all
        case .version(let wanted):
            guard let name = name(wanted, versions) else { return nil }
            versions.moveBeforeTarget(name)
            return .named([name])
        case .store(let path):
            // A store that matches no version has its own finding.
            guard let name = stores.version(ofStoreAt: path) else { return stores.isRead(path) ? .named([]) : nil }
            versions.moveBeforeTarget(name)
            let elder = name == versions.target ? elder(stores.versions(ofStoreAt: path), versions) : []
            return .named(elder.isEmpty ? [name] : Set(elder))
        case .base(let base):
            let (version, problems) = PlanRevision(base, versions, in: workspace).version
            problems.forEach { add($0) }
            guard let version else { return nil }
            versions.insertBeforeTarget(version)
            return .named([version.name])
        }
    }

    /// Returns the versions before the target that a store may also be of, because its metadata does not distinguish them from
    /// the target. The store is opened without migration, but properties outside the version hash, such as validation, may have
    /// changed since it was written.
    private func elder(_ names: [String], _ versions: PlannedVersions) -> [String] {
        let identifier = versions.version(named: versions.target)?.model.versionIdentifier
        return names.filter { name in
            name != versions.target && !versions.later.contains(name)
                && versions.version(named: name)?.model.versionIdentifier == identifier
        }
    }

    private mutating func name(_ wanted: String, _ versions: PlannedVersions) -> String? {
        let (version, problem) = ModelReader.version(wanted, of: versions.bundle)
        if let problem, !diagnostics.contains(problem) { add(problem) }
        return version.flatMap { versions.version(named: $0.name)?.name }
    }

    /// Returns findings about a staged migration other than the stages themselves.
    private func stageFindings(
        _ report: MigrationReport, _ lock: LockedState, _ versions: PlannedVersions
    ) -> [MigrationFinding] {
        guard report.strategy == .staged else { return [] }
        let doubtful = report.versions.filter { $0.isHashUnverified && $0.revision == nil }.map(\.name)
        let unverified = doubtful.prefix(1).map { first in
            MigrationFinding(
                .unverifiedStage, modelPath: "",
                reason: doubtful.count == 1
                    ? "the checksum of \(first) is not proven"
                    : "the checksums of \(doubtful.count) versions are not proven: \(TerminalText.list(doubtful))",
                fix: "refer to \(doubtful.count == 1 ? "the version by its model" : "the versions by their models")",
                subject: .version(first))
        }
        let missing = lock.deviations(in: versions.bundle).filter { $0.isMissing && $0.openedBy == nil }.map {
            deviation in
            MigrationFinding(
                .unknownToStages, modelPath: "",
                reason: "no stage can list \(deviation.version), which has shipped and was removed",
                fix: "restore it from version control")
        }
        guard let target = request.deployment, !target.hasStages else { return unverified + missing }
        return unverified + missing + [
            MigrationFinding(
                .stagesUnavailable, modelPath: "",
                reason: "\(target.text) is older than \(target.system.rawValue)\(target.system.firstWithStages)",
                fix: "raise the deployment target, or migrate one version at a time in code")
        ]
    }
}
