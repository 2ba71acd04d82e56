import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSettings

/// The use case: configuration -> models -> lint, generated files, lock, mapping models, plan -> one outcome. Each part is the use
/// case of its command, and nothing is written.
package struct ProjectCheck: WatchedUseCase {
    package typealias Outcome = CheckOutcome

    let request: CheckRequest
    let workspace: Workspace

    package init(_ request: CheckRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace.withoutVersionChoice
    }

    /// - Parameter progress: called before each part.
    /// - Throws: `RunFailure` or `UsageFault` where the configuration cannot be used, it is not clear which models are meant, or
    ///   the request names something that does not exist.
    package func run(progress: ((CheckPart) -> Void)?) throws -> CheckOutcome {
        let workspace = workspace.remembering
        let loaded = try LoadedConfiguration(in: workspace)
        let selection = try CheckSelection(request, configured: loaded.configuration?.lint)
        try BaseReference.require(request.isBaseReleased, loaded.lint.merging(request.settings), workspace.wording)
        _ = try request.baseline.request(loaded.lint, workspace.wording)
        let targets = try CheckTargets(request.models, loaded, workspace)
        let run = CheckRun(request, selection, loaded, targets, in: workspace)
        var parts: [CheckedPart] = []
        for part in CheckPart.allCases {
            progress?(part)
            parts.append(try run.part(part, after: parts))
        }
        RepeatedFindings(parts).remove(from: &parts)
        run.limitWarnings(of: &parts)
        return CheckOutcome(
            parts: parts, models: targets.models, messages: messages(of: parts), display: workspace.display,
            shown: run.shown)
    }

    /// What could not be read, then what else the parts say; each once, and no finding.
    private func messages(of parts: [CheckedPart]) -> [Diagnostic] {
        let findings = CheckedFaults(parts)
        // A part of a file that could not be read is a finding of lint, too.
        let failures = parts.flatMap(\.ledger.failures).filter { $0.stopsReading || !findings.contains($0) }
        let others = parts.flatMap(\.messages).filter { message in
            !findings.contains(message) && !parts.contains { $0.diagnostics.contains(message) }
        }
        // Several parts write into one baseline: the last one says what it holds.
        let written = others.last { $0.id == .writtenBaseline }
        var seen: Set<DiagnosticPlace> = []
        return (failures + others).filter { message in
            (message.id != .writtenBaseline || message == written) && seen.insert(DiagnosticPlace(message)).inserted
        }
    }
}

/// One check: what its parts have in common.
struct CheckRun {
    let request: CheckRequest
    let selection: CheckSelection
    let loaded: LoadedConfiguration
    let targets: CheckTargets
    let workspace: Workspace

    init(
        _ request: CheckRequest, _ selection: CheckSelection, _ loaded: LoadedConfiguration, _ targets: CheckTargets,
        in workspace: Workspace
    ) {
        self.request = request
        self.selection = selection
        self.loaded = loaded
        self.targets = targets
        self.workspace = workspace
    }

    /// The settings of lint, the request's before those of the configuration.
    var settings: LintConfiguration {
        loaded.lint.merging(request.settings)
    }

    /// The state to compare with: a revision, or the path of a copy.
    var base: String? { settings.against?.value }

    /// From which severity on findings fail a part whose commands fail on errors; nil for never.
    var failing: Severity? { (request.settings.failOn?.value ?? .error).severity }

    /// Fails the parts with warnings where these are more, all together, than the request tolerates.
    func limitWarnings(of parts: inout [CheckedPart]) {
        guard let limit = request.settings.maxWarnings?.value, parts.map(\.warningCount).reduce(0, +) > limit else {
            return
        }
        for index in parts.indices where parts[index].warningCount > 0 { parts[index].failing.insert(.warning) }
    }

    /// From which severity on findings are shown: what fails a part must be seen.
    var shown: Severity { min(request.settings.minSeverity?.value ?? .warning, failing ?? .error) }

    /// From which severity on findings are compared with those of other parts: warnings count, whether or not they are shown.
    var counted: Severity { min(shown, .warning) }

    /// A part with what it found. What cannot be read ends the part, and not the check.
    ///
    /// - Parameter others: the parts before it.
    func part(_ part: CheckPart, after others: [CheckedPart]) throws -> CheckedPart {
        guard selection.includes(part) else { return CheckedPart(part, .notChecked(.leftOut)) }
        do {
            let told = CheckedFaults(others)
            switch part {
            case .lint: return try lint()
            case .generated: return try generated(told)
            case .lock: return try lock(told)
            case .mappings: return try mappings()
            case .plan: return try plan(after: others, told)
            }
        } catch let failure as RunFailure {
            var stopped = CheckedPart(part, .stopped)
            stopped.ledger = RunLedger(failure.diagnostics)
            stopped.messages = failure.diagnostics
            stopped.sources = failure.sources
            return stopped
        }
    }
}

/// What makes diagnostics of two parts one: a fault that stops one of them may be a warning to the other.
struct DiagnosticPlace: Hashable {
    private let id: DiagnosticID
    private let location: SourceLocation?
    private let modelPath: String?
    /// Of what is about no file, only the words tell.
    private let message: String?

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id
        location = diagnostic.location
        modelPath = diagnostic.modelPath
        message = diagnostic.location == nil ? diagnostic.message : nil
    }
}

/// What lint says of the files of models, which every other part meets as well: nothing is reported twice.
struct CheckedFaults {
    private struct Key: Hashable {
        var id: DiagnosticID
        var path: String
        var line: Int?
    }

    private var keys: Set<Key> = []
    private var display = DisplayPath()

    init(_ parts: [CheckedPart]) {
        for case .lint(let outcome) in parts.map(\.content) {
            display = outcome.found.display
            for finding in outcome.found.findings {
                keys.insert(
                    Key(
                        id: finding.id, path: finding.location?.path ?? "", line: finding.location?.position?.line))
            }
        }
    }

    /// Whether a finding of lint says the same.
    func contains(_ diagnostic: Diagnostic) -> Bool {
        guard let location = diagnostic.location else { return false }
        return keys.contains(
            Key(
                id: Linter.ruleID(ofFileFault: diagnostic) ?? diagnostic.id, path: display.path(location.path),
                line: location.position?.line))
    }
}

/// What there is to check: the models, and which of them have files, locks and older versions.
struct CheckTargets {
    /// The paths of the models.
    let models: [String]
    /// Whether the user named them.
    let isNamed: Bool
    /// The requests for the models whose files the configuration has a place for.
    let generations: [GenerateRequest]
    /// The models with a lock file beside them.
    let locked: [String]
    /// The models with several versions.
    let withSeveralVersions: [String]

    /// - Throws: `RunFailure` or `UsageFault` where it is not clear which models are meant.
    init(_ named: [String], _ loaded: LoadedConfiguration, _ workspace: Workspace) throws {
        models = try ChosenModels(in: workspace).all(named)
        isNamed = !named.isEmpty
        generations = CheckTargets.generations(of: models, isNamed: isNamed, loaded)
        locked = models.filter { ExistingPath.mayExist(LockFile(nil, besideModelAt: CheckTargets.bundle(of: $0)).path) }
        withSeveralVersions = models.filter { CheckTargets.versionCount(of: $0) > 1 }
    }

    /// The bundle that a path leads to or into.
    static func bundle(of path: String) -> String { PathText.bundle(ofVersion: path) ?? path }

    /// How many versions a bundle has, by the names of its folders: none of them is read.
    static func versionCount(of path: String) -> Int {
        let names = (try? FolderListing.names(in: bundle(of: path))) ?? []
        return names.count { $0.hasSuffix(".xcdatamodel") || $0.hasSuffix(CompiledSource.versionExtension) }
    }

    /// All models of the configuration at once where all have a place for their files: only then is it known which files belong
    /// to none.
    private static func generations(
        of models: [String], isNamed: Bool, _ loaded: LoadedConfiguration
    ) -> [GenerateRequest] {
        let configuration = EffectiveConfiguration(loaded.configuration)
        let isPlaced = { (model: EffectiveModel) in model.settings.output != nil }
        if !isNamed, !configuration.models.isEmpty, configuration.models.allSatisfy(isPlaced) {
            return [checking(nil)]
        }
        return models.filter { configuration.models(at: $0).allSatisfy(isPlaced) }.map(checking)
    }

    private static func checking(_ path: String?) -> GenerateRequest {
        var request = GenerateRequest(path: path)
        request.action.isCheck = true
        return request
    }
}
