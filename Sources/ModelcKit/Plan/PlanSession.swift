import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans

/// Plans the migrations. In this order: determines the order of versions, reads the lock file and the stores,
/// determines the versions that stores come from, finds mapping models, creates the plan and the report, and runs the
/// data checks on the stores.
struct PlanSession {
    /// The input of a plan that is read from files, in addition to the options.
    private struct Input {
        var origins: PlanOrigins
        var mappings: PlanMappings
        var stores: PlanStores
        var lock: LockedState

        var versions: PlannedVersions { origins.versions }
    }

    private let request: PlanRequest
    private let path: String
    private let workspace: Workspace

    init(_ request: PlanRequest, at path: String, in workspace: Workspace) {
        self.request = request
        self.path = path
        self.workspace = workspace
    }

    /// - Parameter progress: called at the start of each stage.
    func run(progress: PlanProgress?) -> PlannedRun {
        progress?(.reading(path: path))
        let (versions, messages) = PlannedVersions.read(request, at: path, in: workspace)
        var run = PlannedRun(versions, messages, ofReading: path)
        guard let versions, let input = input(versions, &run) else { return run }
        progress?(.planning(versionCount: input.versions.all.count))
        let plan = MigrationPlanner(options: request.options).plan(
            input.versions.all.map(\.planned), to: input.versions.target, mappings: input.mappings.known)
        guard let plan else { return run }
        let faulty = VersionsWithErrors(input.versions, from: input.origins.names)
        let unchecked = report(of: plan, input, faulty)
        let (report, problems) = input.stores.checked(unchecked, input.versions, request.severities, progress)
        run.add(problems)
        run.report = report
        run.plan = plan
        run.versions = input.versions
        run.faulty = faulty
        return run
    }

    /// Reads the other input of a plan: the lock file, the stores, and the mapping models. Returns nil and adds an
    /// error to `run` if no plan is possible.
    private func input(_ versions: PlannedVersions, _ run: inout PlannedRun) -> Input? {
        let lock = LockedState(of: versions.bundle)
        let stores = PlanStores(storePaths, versions)
        run.add((lock.problem.map { [$0] } ?? []) + stores.diagnostics)
        let (origins, problems) = PlanOrigins.find(request, versions, stores, lock)
        run.add(problems.filter { !run.messages.contains($0) })
        guard let origins else {
            run.fail(ofReading: path)
            return nil
        }
        // A plan compares all pairs of versions. Models that are too large for this are refused.
        let refusals = origins.versions.refusals
        run.add(refusals)
        guard refusals.isEmpty else { return nil }
        let mappings = PlanMappings(request.mappingPaths, origins.versions, in: workspace)
        run.add(mappings.diagnostics)
        run.mappingTexts = mappings.sources
        return Input(origins: origins, mappings: mappings, stores: stores, lock: lock)
    }

    /// Returns the report without results of data checks on stores. Versions with errors get no recommendations.
    private func report(
        of plan: MigrationPlan, _ input: Input, _ faulty: VersionsWithErrors
    ) -> MigrationReport {
        let (versions, mappings, lock) = (input.versions, input.mappings, input.lock)
        let names = input.origins.names
        let reporter = reporter(input)
        var report = reporter.report(of: plan, from: names)
        faulty.withdraw(from: &report)
        let more =
            faulty.findings + lock.findings(versions) + input.stores.findings(lock)
            + stageFindings(report, lock, versions)
        report.addIssues(
            more.compactMap { reporter.issue($0) } + mappings.issues(request.severities, in: report, from: names))
        report.mappingFolders = mappings.folders
        report.stores = input.stores.reported
        return report
    }

    private var storePaths: [String] {
        switch request.source {
        case .store(let path): [path] + request.stores.filter { $0 != path }
        case .shipped, .all, .version, .base: request.stores
        }
    }

    private func reporter(_ input: Input) -> MigrationReporter {
        MigrationReporter(
            modelPath: input.versions.bundle.path,
            versions: input.versions.all.map { version in
                version.reported(isLocked: version.revision == nil && input.lock.names.contains(version.name))
            }, mappings: input.mappings.reported, severities: request.severities, strategy: request.options.strategy,
            threshold: request.threshold, failing: request.failing)
    }

    /// Returns findings about a staged migration as a whole, such as a deployment target that is too old for stages.
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
