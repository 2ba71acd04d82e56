import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSettings

/// The use case: configuration -> models -> lint, generated files, lock, mapping models, plan -> one outcome. Each part runs
/// the use case of its command, and nothing is written.
package struct ProjectCheck: WatchedUseCase {
    package typealias Outcome = CheckOutcome

    let request: CheckRequest
    let workspace: Workspace

    package init(_ request: CheckRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace.withoutVersionChoice
    }

    /// - Parameter progress: called before each part.
    /// - Throws: `RunFailure` or `UsageError` if the configuration cannot be used, if it is not clear which models are meant,
    ///   or if the request names something that does not exist.
    package func run(progress: ((CheckPart) -> Void)?) throws -> CheckOutcome {
        let workspace = workspace.caching
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

    /// Returns the failures to read something, followed by the other messages of the parts; each once, and without findings.
    private func messages(of parts: [CheckedPart]) -> [Diagnostic] {
        let findings = CheckedProblems(parts)
        // A part of a file that could not be read is also a finding of lint.
        let failures = parts.flatMap(\.ledger.failures).filter { $0.stopsReading || !findings.contains($0) }
        let others = parts.flatMap(\.messages).filter { message in
            !findings.contains(message) && !parts.contains { $0.diagnostics.contains(message) }
        }
        // Several parts write into one baseline; the message of the last part describes the final baseline.
        let written = others.last { $0.id == .writtenBaseline }
        var seen: Set<DiagnosticLocation> = []
        return (failures + others).filter { message in
            (message.id != .writtenBaseline || message == written) && seen.insert(DiagnosticLocation(message)).inserted
        }
    }
}

/// The state shared by all parts of a check.
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

    /// The lint settings: those of the configuration, overridden by those of the request.
    var settings: LintConfiguration {
        loaded.lint.merging(request.settings)
    }

    /// The state to compare with: a git revision, or the path of a copy.
    var base: String? { settings.against?.value }

    /// The lowest severity at which findings fail a part whose command fails on errors; nil for never.
    var failing: Severity? { (request.settings.failOn?.value ?? .error).severity }

    /// Fails the parts that have warnings if all parts together have more warnings than the request tolerates.
    func limitWarnings(of parts: inout [CheckedPart]) {
        guard let limit = request.settings.maxWarnings?.value, parts.map(\.warningCount).reduce(0, +) > limit else {
            return
        }
        for index in parts.indices where parts[index].warningCount > 0 { parts[index].failing.insert(.warning) }
    }

    /// The lowest severity of the findings to show. Findings that fail a part are always shown.
    var shown: Severity { min(request.settings.minSeverity?.value ?? .warning, failing ?? .error) }

    /// The lowest severity of the findings to compare with those of other parts. Warnings are compared even if they are not
    /// shown.
    var counted: Severity { min(shown, .warning) }

    /// Checks a part. A failure to read something ends the part, but not the check.
    ///
    /// - Parameter others: the parts before this one.
    func part(_ part: CheckPart, after others: [CheckedPart]) throws -> CheckedPart {
        guard selection.includes(part) else { return CheckedPart(part, .notChecked(.leftOut)) }
        do {
            let reported = CheckedProblems(others)
            switch part {
            case .lint: return try lint()
            case .generated: return try generated(reported)
            case .lock: return try lock(reported)
            case .mappings: return try mappings()
            case .plan: return try plan(after: others, reported)
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

/// Identifies equal diagnostics of two parts. The severity is not compared: an error in one part may be a warning in another.
struct DiagnosticLocation: Hashable {
    private let id: DiagnosticID
    private let location: SourceLocation?
    private let modelPath: String?
    /// The message, if the diagnostic has no location to compare.
    private let message: String?

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id
        location = diagnostic.location
        modelPath = diagnostic.modelPath
        message = diagnostic.location == nil ? diagnostic.message : nil
    }
}

/// The lint findings about model files. Other parts encounter the same problems, which must not be reported twice.
struct CheckedProblems {
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

    /// Whether lint has a finding for the same problem.
    func contains(_ diagnostic: Diagnostic) -> Bool {
        guard let location = diagnostic.location else { return false }
        return keys.contains(
            Key(
                id: Linter.ruleID(ofFileFault: diagnostic) ?? diagnostic.id, path: display.path(location.path),
                line: location.position?.line))
    }
}

/// The models to check, and which of them have generated files, lock files and older versions.
struct CheckTargets {
    let models: [String]
    /// Whether the request names the models.
    let isNamed: Bool
    /// The requests for the models with an output folder in the configuration.
    let generations: [GenerateRequest]
    /// The models with a lock file beside them.
    let locked: [String]
    let withSeveralVersions: [String]

    /// - Throws: `RunFailure` or `UsageError` if it is not clear which models are meant.
    init(_ named: [String], _ loaded: LoadedConfiguration, _ workspace: Workspace) throws {
        models = try ChosenModels(in: workspace).all(named)
        isNamed = !named.isEmpty
        generations = CheckTargets.generations(of: models, isNamed: isNamed, loaded)
        locked = models.filter { ExistingPath.mayExist(LockFile(nil, besideModelAt: CheckTargets.bundle(of: $0)).path) }
        withSeveralVersions = models.filter { CheckTargets.versionCount(of: $0) > 1 }
    }

    /// Returns the bundle at a path, or the bundle that contains the path.
    static func bundle(of path: String) -> String { PathText.bundle(ofVersion: path) ?? path }

    /// Returns the number of versions in a bundle. This counts folder names and reads no version.
    static func versionCount(of path: String) -> Int {
        let names = (try? FolderListing.names(in: bundle(of: path))) ?? []
        return names.count { $0.hasSuffix(".xcdatamodel") || $0.hasSuffix(CompiledSource.versionExtension) }
    }

    /// Returns one request for all models of the configuration if all have an output folder: only then is it known which files
    /// belong to no model. Otherwise returns one request for each model with an output folder.
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
