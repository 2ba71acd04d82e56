import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcMigrationCode
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// Generates the files of a migration from the plan and the versions in the bundle.
struct EmissionSources {
    private let plan: MigrationPlan
    private let versions: PlannedVersions
    private let report: MigrationReport
    private let request: EmissionRequest
    private let generator: MigrationCodeGenerator
    private let planned: PlanRequest
    private let workspace: Workspace

    init(
        _ plan: MigrationPlan, _ versions: PlannedVersions, _ report: MigrationReport, _ request: EmissionRequest,
        _ planned: PlanRequest, in workspace: Workspace
    ) {
        self.workspace = workspace
        self.planned = planned
        self.plan = EmissionSources.limited(plan, to: report)
        self.versions = versions
        self.report = report
        self.request = request
        generator = MigrationCodeGenerator(EmissionSources.input(self.plan, versions, report, request, planned.options))
    }

    func result(of kind: EmittedKind) -> CodeGenerationResult {
        switch kind {
        case .mapping: mappingModels()
        case .policy: generator.policies(for: policies, in: request.language)
        case .staged: generator.stagedMigration()
        case .swiftData: generator.schemaMigrationPlan()
        case .tests: generator.tests(withStages: request.kinds.contains(.staged))
        case .sql: generator.dataChecks(checks)
        }
    }

    /// Returns the plan with only the routes (migration paths from one version) that the report contains.
    private static func limited(_ plan: MigrationPlan, to report: MigrationReport) -> MigrationPlan {
        var plan = plan
        let requested = Set(report.routes.map(\.from))
        plan.routes.removeAll { !requested.contains($0.from) }
        return plan
    }

    private static func input(
        _ plan: MigrationPlan, _ versions: PlannedVersions, _ report: MigrationReport, _ request: EmissionRequest,
        _ options: MigrationOptions
    ) -> MigrationCodeInput {
        var steps: [KnownMapping.Pair: MigrationStep] = [:]
        for pair in MigrationCodeGenerator.neighbours(in: plan) {
            guard let old = versions.version(named: pair.from), let new = versions.version(named: pair.to) else {
                continue
            }
            steps[pair] = MigrationClassifier(options: options).step(from: old.model, to: new.model)
        }
        return MigrationCodeInput(
            modelName: versions.bundle.name, sourceName: versions.bundle.fileName, plan: plan,
            versions: versions.all.filter { $0.revision == nil }.map { version in
                MigrationCodeVersion(name: version.name, model: ResolvedModel(version.model), hashes: version.hashes)
            }, steps: steps, shipped: shipped(plan, report), module: request.module)
    }

    /// Returns the names of the versions that may have stores: all versions before the target, and all versions in the
    /// lock file.
    private static func shipped(_ plan: MigrationPlan, _ report: MigrationReport) -> Set<String> {
        Set(plan.versions.prefix { $0 != plan.target }).union(report.versions.filter(\.isLocked).map(\.name))
    }

    // MARK: Mapping models and their policies

    /// A migration step that needs a mapping model, with its source and destination versions.
    private struct Hop {
        var old: NewMappingModel.Version
        var new: NewMappingModel.Version
        /// The name of the generated files for the step, without extension.
        var fileName: String

        /// The migration policies of the step. They can be determined even if the mapping model cannot be written.
        var policies: MigrationPolicyHop {
            let composed = MappingComposer().compose(
                from: MappingComposer.Version(name: old.name, model: old.model, path: old.path),
                to: MappingComposer.Version(name: new.name, model: new.model, path: new.path))
            return MigrationPolicyHop(from: old.name, to: new.name, policies: composed.policies)
        }
    }

    /// The steps that need a mapping model.
    private var allHops: [Hop] {
        let pairs = MigrationCodeGenerator.hopsWithoutInference(in: plan)
        return zip(pairs, MigrationCodeGenerator.fileNames(of: pairs)).compactMap { pair, fileName in
            guard let old = version(pair.from), let new = version(pair.to) else { return nil }
            return Hop(old: old, new: new, fileName: fileName)
        }
    }

    /// The steps that need a mapping model and do not have one yet. For a step that has one, none is written: with two
    /// suitable mapping models, it would be undefined which one Core Data uses.
    private var hops: [Hop] { allHops.filter { shipped($0) == nil } }

    /// The migration policies of each step. If a mapping model for a step already exists, only the policies that this
    /// mapping model calls are included.
    private var policies: [MigrationPolicyHop] {
        allHops.map { hop in
            var policies = hop.policies
            if let called = shipped(hop)?.policyClasses {
                policies.policies.removeAll { !called.contains($0.className) }
            }
            return policies
        }
    }

    private func shipped(_ hop: Hop) -> MigrationReport.Mapping? {
        shipped(KnownMapping.Pair(from: hop.old.name, to: hop.new.name))
    }

    /// Returns the app's existing mapping model between two versions; nil if there is none.
    private func shipped(_ pair: KnownMapping.Pair) -> MigrationReport.Mapping? {
        report.mappings.first { $0.pairs.contains(pair) }
    }

    /// Notes about mapping models that are not written because a mapping model for the step already exists.
    private var shippedNotes: [Diagnostic] {
        MigrationCodeGenerator.hopsWithoutInference(in: plan).compactMap { pair in
            shipped(pair).map { mapping in
                Diagnostic(
                    .mappingModelThere, .note,
                    "'\(mapping.path)' is already a mapping model from \(pair.from) to \(pair.to): no second one is "
                        + "written",
                    at: SourceLocation(path: mapping.path))
            }
        }
    }

    private func version(_ name: String) -> NewMappingModel.Version? {
        guard let version = versions.version(named: name), version.revision == nil else { return nil }
        return NewMappingModel.Version(name: name, path: PathText.folder(of: version.file), model: version.model)
    }

    private func mappingModels() -> CodeGenerationResult {
        var result = CodeGenerationResult(files: [], diagnostics: shippedNotes)
        let hops = hops
        let subjects = hops.isEmpty ? [] : versions.all.map { MappingCheckSubject.Version($0, in: versions.bundle) }
        let mapped = mappedPairs(hops, among: subjects)
        for hop in hops {
            do throws(MappingWritingError) {
                let made = try NewMappingModel(from: hop.old, to: hop.new, in: workspace)
                let bundle = hop.fileName + MappingModelReader.bundleExtension
                result.files.append(made.file(inBundle: bundle))
                result.diagnostics += made.warnings(
                    at: PathText.joined(request.folder, bundle), among: subjects, besides: mapped, planned.severities)
            } catch {
                result.diagnostics.append(
                    Diagnostic(
                        .refusedMappingModel, .error,
                        "The mapping model from \(hop.old.name) to \(hop.new.name) cannot be written: \(error.message)",
                        help: error.help))
            }
        }
        if hops.isEmpty, result.diagnostics.isEmpty {
            result.diagnostics.append(
                Diagnostic(.noMappingNeeded, .note, "There is no mapping model to write: no hop needs one"))
        }
        return result
    }

    /// Returns all pairs of versions that have a mapping model: an existing one, or one that this run writes.
    private func mappedPairs(
        _ hops: [Hop], among versions: [MappingCheckSubject.Version]
    ) -> Set<MappingCheckSubject.Pair> {
        guard !hops.isEmpty else { return [] }
        let others = OtherMappings(
            known: [], named: planned.mappingPaths, modelFolder: PathText.folder(of: self.versions.bundle.path),
            workspace: workspace)
        let files = Dictionary(
            versions.map { (PathText.folder(of: $0.filePath), $0.filePath) }, uniquingKeysWith: { one, _ in one })
        let made = hops.compactMap { hop in
            files[hop.old.path].flatMap { old in files[hop.new.path].map { MappingCheckSubject.Pair(from: old, to: $0) }
            }
        }
        return others.madePairs(among: versions).union(made)
    }

    // MARK: Data checks

    private var checks: [DataCheckQuery] {
        report.steps.flatMap { step in
            step.checks.map { check in
                let title = check.code.map { " (\($0.rawValue))" } ?? ""
                var gap: String?
                if case .unanswerable(let reason) = check.outcome { gap = reason }
                return DataCheckQuery(
                    from: step.from, to: step.to, check: check.check, modelPath: check.modelPath,
                    question: check.question + title, sql: check.sql, sampleSQL: check.sampleSQL, gap: gap)
            }
        }
    }
}

extension DiagnosticID {
    static let noMappingNeeded = DiagnosticID("no-mapping-needed")
    static let mappingModelThere = DiagnosticID("mapping-model-there")
}
