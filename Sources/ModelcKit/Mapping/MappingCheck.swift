import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSettings

/// The mapping models to check, and which findings to show.
package struct MappingCheckRequest {
    /// The paths of mapping models, or of folders to search for mapping models. If empty, the working folder is
    /// searched.
    package var paths: [String] = []
    /// The folder to search for the models that the mapping models refer to.
    package var modelFolder = "."
    /// Paths or patterns of the Swift and Objective-C sources to search for migration policy classes.
    package var sources: [String] = []
    /// The Swift module of the sources; nil if it is not set.
    package var module: String?
    /// The lint settings. They determine which findings are shown, and which findings fail the run.
    package var settings = LintConfiguration()
    /// The severity of each finding code. For codes that are not set here, the configuration applies.
    package var severities = MigrationSeverities()
    /// The baseline, which lists findings to tolerate.
    package var baseline = BaselineChoice()

    package init() {}

    fileprivate var thresholds: LintThresholds { LintThresholds(settings) }
}

/// The result of checking mapping models.
package struct MappingCheckOutcome: RunOutcome {
    /// The checked mapping models, in byte order of their paths.
    package var checked: [CheckedMappingModel]
    package var thresholds: LintThresholds
    /// The findings that were removed because they are in the baseline.
    var baselined: Set<CodeFact> = []
    /// Whether the run fails because the baseline has entries that no longer match a finding.
    var hasUnwantedEntries = false
    /// Errors from reading or finding files.
    package var ledger: RunLedger
    /// All messages that are not findings, including the errors.
    package var messages: [Diagnostic]
    /// Whether the baseline was changed.
    package var hasWritten = false
    /// The texts of the files that findings and messages refer to, by path.
    package var sources: [String: SourceText]
    /// Formats paths for the report.
    package var display: DisplayPath

    package var result: RunResult {
        let levels = checked.flatMap(\.findings).map(\.level)
        let isFailed = thresholds.fail { severity in levels.count { $0 == severity } }
        return ledger.result(hasFindings: isFailed || hasUnwantedEntries)
    }
}

/// A mapping model with its findings.
package struct CheckedMappingModel {
    package var reading: MappingModelReading
    /// The findings, in the order of their positions in the file.
    package var findings: [MappingFinding]
    /// The source and destination versions that the mapping model was made for; nil if they were not found.
    fileprivate var purpose: MappingCheck.Purpose?
    fileprivate var subject: MappingCheckSubject

    /// Sets the severities that the user chose. Removes findings whose severity is `off`.
    fileprivate mutating func apply(_ severities: MigrationSeverities) {
        findings = findings.compactMap { finding in
            guard let choice = severities.choices[finding.code] else { return finding }
            guard let level = choice.reported else { return nil }
            var finding = finding
            finding.level = level
            return finding
        }
    }
}

/// The use case of checking mapping models: reads each mapping model, finds its versions, and checks it. If a mapping
/// model cannot be read, the others are still checked.
package struct MappingCheck: UseCase {
    /// The source and destination versions of a mapping model: the paths of their files, and their names for messages.
    fileprivate struct Purpose: Equatable {
        var files: [String]
        /// The names of both versions: `V1 -> V2`.
        var text: String
    }

    private var request: MappingCheckRequest
    private let workspace: Workspace
    private let policies: PolicySources
    private let bundles: MappedBundles
    private var checked: [CheckedMappingModel] = []
    /// The paths of mapping models that the configuration lists.
    private var mappingPaths: [String] = []
    private var ledger: RunLedger
    private var remarks: [Diagnostic]

    package init(_ request: MappingCheckRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
        policies = PolicySources(request.sources, module: request.module, in: workspace)
        bundles = MappedBundles(workspace.reader)
        ledger = RunLedger(policies.problems)
        remarks = policies.messages
    }

    /// Finds mapping models and checks them.
    ///
    /// - Throws: `RunFailure` or `UsageError` if the configuration cannot be used, or if the baseline cannot be read or
    ///   written.
    package func run() throws -> MappingCheckOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        let configured = loaded.lint
        let chosen = try request.baseline.request(configured, workspace.wording)
        var run = self
        run.request.severities.complete(from: configured)
        run.mappingPaths = loaded.configuration?.mappings?.value.paths.map(\.path) ?? []
        run.check((request.paths.isEmpty ? ["."] : request.paths).map { workspace.path($0) })
        let found = run.checked.facts
        let baseline = try run.apply(chosen)
        let remarks = run.remarks + (baseline?.messages ?? [])
        return MappingCheckOutcome(
            checked: run.checked, thresholds: request.thresholds, baselined: found.subtracting(run.checked.facts),
            hasUnwantedEntries: request.baseline.action.isStrict && baseline?.stale.isEmpty == false,
            ledger: run.ledger, messages: run.ledger.messages(besides: remarks),
            hasWritten: baseline?.hasWritten ?? false, sources: run.sources, display: workspace.display)
    }

    /// Removes the findings that are in the baseline.
    private mutating func apply(_ chosen: BaselineRequest?) throws -> BaselineResult? {
        guard let baseline = CodeBaseline(chosen, in: workspace) else { return nil }
        let found = checked.flatMap { one in one.findings.map { (fact: one.fact($0), level: $0.level) } }
        let severities = request.severities
        let (hidden, result) = try baseline.apply(
            found, shown: request.thresholds.shown, isComplete: ledger.isEmpty,
            paths: checked.map(\.reading.bundlePath)
        ) { MappingCheck.judgedCodes.contains($0) && severities.level(of: $0) != nil }
        for index in checked.indices { checked[index].remove(hidden) }
        return result
    }

    /// The finding codes that this command checks: all except the codes that need a migration plan.
    static let judgedCodes = MappingChecker.codes.filter { !MappingChecker.codesOfPlans.contains($0) }

    /// The texts of the files that findings and messages refer to, by path.
    private var sources: [String: SourceText] {
        let mappings = checked.compactMap { one in one.reading.source.map { (one.reading.filePath, $0) } }
        return ModelSources.texts(of: bundles.models).merging(mappings) { first, _ in first }
    }

    private mutating func check(_ paths: [String]) {
        var seen: Set<String> = []
        for path in paths {
            for mapping in found(path) where seen.insert(PathText.absolute(mapping)).inserted { check(mapping) }
        }
        findAll()
        for index in checked.indices { checked[index].findings += rivals(of: index) }
        for index in checked.indices { checked[index].apply(request.severities) }
        checked.sort { $0.reading.bundlePath.isBefore($1.reading.bundlePath) }
    }

    /// Adds the findings of each mapping model. Each check needs the pairs of versions that the other mapping models
    /// are for.
    private mutating func findAll() {
        let made = checked.map { MappingFit.madePairs(of: $0.subject) }
        for index in checked.indices {
            let others = made.enumerated().filter { $0.offset != index }.map(\.element)
            checked[index].subject.mappedPairs = Set(others.joined()).union(pairsOfUnchecked(checked[index].subject))
            checked[index].findings += MappingChecker().findings(in: checked[index].subject)
            checked[index].findings.sort()
        }
    }

    /// Returns the version pairs of mapping models that this run does not check. They are searched for only if the
    /// mapping model could also be used for other versions.
    private func pairsOfUnchecked(_ subject: MappingCheckSubject) -> Set<MappingCheckSubject.Pair> {
        guard !MappingFit.otherPairs(of: subject).isEmpty else { return [] }
        let others = OtherMappings(
            known: checked.map(\.reading.bundlePath), named: mappingPaths, modelFolder: request.modelFolder,
            workspace: workspace)
        return others.madePairs(among: subject.versions)
    }

    /// Finding MM609: reports other mapping models for the same pair of versions. Mapping models with equal entity
    /// mappings count as one.
    private func rivals(of index: Int) -> [MappingFinding] {
        guard let purpose = checked[index].purpose, let mapping = checked[index].reading.mapping else { return [] }
        return checked[..<index].filter { other in
            other.purpose == purpose && other.reading.mapping?.entityMappings != mapping.entityMappings
        }.map { other in
            RivalMappings.finding(
                workspace.display.path(other.reading.bundlePath),
                [purpose.text], isSamePurpose: true, at: mapping.position)
        }
    }

    private mutating func found(_ path: String) -> [String] {
        let isMapping =
            path.hasSuffix(MappingModelReader.bundleExtension) || path.hasSuffix(MappingModelReader.fileName)
        let search = ModelSearch(path)
        // A path is returned unchanged if it is a mapping model, or if it is not a folder to search.
        if isMapping || search.models == [path] && search.mappingModels.isEmpty { return [path] }
        ledger.enter(search.problems.filter { $0.id != .noModels })
        if search.mappingModels.isEmpty {
            ledger.enter(
                Diagnostic(
                    .noMappingModels, .error, "there is no mapping model in '\(path)'", at: SourceLocation(path: path),
                    help: "give the path of an .xcmappingmodel bundle, or of a folder with one below it"))
        }
        return search.mappingModels
    }

    private mutating func check(_ path: String) {
        let reading = workspace.mappingReader.read(path)
        remarks += reading.diagnostics.filter { $0.severity == .warning }
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        guard let mapping = reading.mapping else { return }
        let sides = EmbeddedModelStatus.sides(of: mapping, reading.filePath, under: request.modelFolder, in: workspace)
        let messages = sides.source.diagnostics + sides.destination.diagnostics
        remarks += messages.filter { $0.severity == .warning }
        ledger.enter(messages)
        let subject = bundles.subject(mapping, sides.source, sides.destination, policies.classes)
        ledger.enter(bundles.ledger)
        let purpose = subject.source.version.flatMap { source in
            subject.destination.version.map {
                Purpose(files: [source.filePath, $0.filePath], text: "\(source.name) -> \($0.name)")
            }
        }
        checked.append(
            CheckedMappingModel(
                reading: reading, findings: MappingFinding.orphans(of: reading), purpose: purpose, subject: subject))
    }
}

extension CheckedMappingModel {
    fileprivate func fact(_ finding: MappingFinding) -> CodeFact {
        CodeFact(code: finding.code, path: reading.bundlePath, modelPath: finding.modelPath)
    }

    fileprivate mutating func remove(_ facts: Set<CodeFact>) {
        findings = findings.filter { !facts.contains(fact($0)) }
    }
}

extension [CheckedMappingModel] {
    /// The baseline entries of all findings, without duplicates.
    var facts: Set<CodeFact> { Set(flatMap { one in one.findings.map(one.fact) }) }
}

extension DiagnosticID {
    static let noMappingModels = DiagnosticID("no-mapping-models")
}
