import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcSchema

/// The two versions to compare.
package struct DiffRequest {
    /// The path of the older model, or of the only model; nil for the project's only model.
    var old: String?
    /// The path of the newer model; nil for the same model.
    var new: String?
    /// The name of the version of the older model, as the user wrote it.
    package var from: String?
    /// The name of the version of the newer model, as the user wrote it.
    package var to: String?
    /// The older state that contains the older model: a git revision, or the path of a copy; nil for none.
    package var base: String?
    /// Whether renames are suggested.
    package var guessesRenames = true
    /// Whether any difference fails the run.
    package var isCheck = false

    package init(old: String? = nil, new: String? = nil) {
        self.old = old
        self.new = new
    }
}

/// The differences between two versions.
package struct DiffOutcome: ModelOutcome {
    package var old: ComparedVersion
    package var new: ComparedVersion
    package var difference: ModelDifference
    /// Whether both versions could be compared completely.
    package var isWhole: Bool
    /// Messages from reading the models.
    package var messages: [Diagnostic]
    /// The models that were read; diagnostics show source lines from them.
    package var models: [VersionedModel]
    fileprivate var isCheck: Bool

    package var result: RunResult { isCheck && !difference.isEmpty ? .findings : .done }
}

/// The use case: paths or a revision -> two versions -> their differences.
package struct Diff: UseCase {
    private let request: DiffRequest
    private let workspace: Workspace

    package init(_ request: DiffRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if one of the versions cannot be read.
    package func run() throws -> DiffOutcome {
        var source = try DiffSource(request, in: workspace)
        guard let sides = source.read() else { throw source.failure }
        let difference = ModelDiffer(guessesRenames: request.guessesRenames).difference(
            from: sides.old.model, to: sides.new.model)
        return DiffOutcome(
            old: sides.old.version, new: sides.new.version, difference: difference, isWhole: source.isWhole,
            messages: source.diagnostics, models: source.models, isCheck: request.isCheck)
    }
}

/// Finds and reads the two versions to compare.
struct DiffSource {
    /// One version that was read.
    struct Side {
        var version: ComparedVersion
        var model: ManagedObjectModel
    }

    private let request: DiffRequest
    private let workspace: Workspace
    private let old: String
    private let new: String?
    /// Messages from reading the models.
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether the versions have no structural errors. If two elements have the same name, only the first is compared.
    private(set) var isWhole = true
    /// The models that were read; diagnostics show source lines from them.
    private(set) var models: [VersionedModel] = []

    /// - Throws: `RunFailure` or `UsageError` if the models are ambiguous.
    init(_ request: DiffRequest, in workspace: Workspace) throws {
        self.request = request
        self.workspace = workspace
        let models = ChosenModels(in: workspace)
        old = try models.one(request.old)
        new = try request.new.map { try models.one($0) }
    }

    /// Returns both versions; nil if one cannot be read, with the reason in the diagnostics.
    mutating func read() -> (old: Side, new: Side)? {
        if let base = request.base { return readAgainst(BaseReference(base, in: workspace)) }
        if let new { return both(side(old, selection(request.from), .olderVersion), side(new, selection(request.to))) }
        return readOneBundle()
    }

    /// The failure of a comparison without both versions.
    var failure: RunFailure {
        var ledger = RunLedger()
        ledger.enter(diagnostics, ofReading: old, isUsable: false)
        return RunFailure(
            ledger.messages(besides: diagnostics), sources: ModelSources.texts(of: models))
    }

    private func selection(_ name: String?) -> VersionSelection { name.map(VersionSelection.named) ?? .current }

    private mutating func readOneBundle() -> (old: Side, new: Side)? {
        guard let newer = side(old, selection(request.to)) else { return nil }
        if let from = request.from { return both(side(old, .named(from)), newer) }
        let versions = models.last?.versions.map(\.name) ?? []
        let index = versions.firstIndex(of: newer.version.name) ?? 0
        let previous =
            VersionNameSeries.previous(of: newer.version.name, among: versions)
            ?? (index > 0 ? versions[index - 1] : nil)
        guard let previous else {
            diagnostics.append(
                Diagnostic(
                    .noOlderVersion, .error, "'\(newer.version.name)' has no version before it",
                    at: SourceLocation(path: old),
                    help:
                        "give a second model, \(workspace.wording[.olderVersion]), or \(workspace.wording[.base]) a git revision"
                ))
            return nil
        }
        return both(side(old, .named(previous)), newer)
    }

    private mutating func readAgainst(_ base: BaseReference) -> (old: Side, new: Side)? {
        guard let newer = side(old, selection(request.to)) else { return nil }
        switch base.model(for: old) {
        case .success(let model):
            guard var older = side(model.path, selection(request.from), .olderVersion, model.files) else { return nil }
            older.version.name += " (\(base.text))"
            return (older, newer)
        case .failure(let refusal):
            diagnostics.append(refusal.diagnostic)
            return nil
        }
    }

    private func both(_ old: Side?, _ new: Side?) -> (old: Side, new: Side)? {
        guard let old, let new else { return nil }
        return (old, new)
    }

    /// - Parameter wish: the option that selects the version.
    private mutating func side(
        _ path: String, _ selection: VersionSelection, _ wish: MessageOption = .newerVersion, _ files: ModelFiles? = nil
    ) -> Side? {
        let reading = workspace.reader(choosingBy: wish, in: files).read(path, selection)
        let known = Set(diagnostics)
        diagnostics += reading.diagnostics.filter { !known.contains($0) }
        if let model = reading.model { models.append(model) }
        guard reading.isUsable, let version = reading.selectedVersion, let model = version.model else { return nil }
        if let refusal = ComparisonBudget.refusal(of: version.name, at: version.filePath, model) {
            diagnostics.append(refusal)
            return nil
        }
        // Consequences of a fault are also reported, so the fault must come first.
        let faults = Linter.structuralFaults(in: ResolvedModel(model)).map {
            $0.diagnostic(severity: .warning, locate: version.location)
        }
        if !faults.isEmpty { isWhole = false }
        diagnostics += faults.filter { !diagnostics.contains($0) }
        return Side(version: ComparedVersion(name: version.name, file: version.filePath), model: model)
    }
}

extension DiagnosticID {
    static let noOlderVersion = DiagnosticID("no-older-version")
}

/// One of the two versions of a comparison, as shown to the user.
package struct ComparedVersion: Hashable, Sendable {
    /// The name of the version.
    package var name: String
    /// The path of the version's file, as the user would type it; for a revision `REVISION:path`.
    package var file: String

    package init(name: String, file: String) {
        self.name = name
        self.file = file
    }
}
