import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcSchema

/// The request to compare two versions.
package struct DiffRequest {
    /// The path of the older model, or of the only model. Nil to use the project's only model.
    var old: String?
    /// The path of the newer model; nil if both versions are in the same model.
    var new: String?
    /// The name of the older version, as the user wrote it.
    package var from: String?
    /// The name of the newer version, as the user wrote it.
    package var to: String?
    /// The older state of the model, as the user wrote it: a git revision, or the path of a copy. Nil to compare
    /// versions in the working tree.
    package var base: String?
    /// The git revision with the newer state; nil for the working tree. Only set together with `base`.
    var newerRevision: String?
    /// Whether to suggest renames. If a removed and an added element are similar, the element may have been renamed.
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
    /// How Core Data would migrate a store from the older version to the newer version.
    package var verdict: MigrationVerdict
    /// Whether both versions could be compared completely. False if a version has structural errors.
    package var isWhole: Bool
    /// Whether no version of the bundle has the schema of the older version anymore, so that stores of the older
    /// version cannot be opened.
    package var isOldMissing = false
    /// Messages from reading the models.
    package var messages: [Diagnostic]
    /// The models that were read, for source lines in diagnostics.
    package var models: [VersionedModel]
    fileprivate var isCheck: Bool

    package var result: RunResult { isCheck && !difference.isEmpty ? .findings : .done }
}

/// The use case of comparing two versions: reads both versions, compares them, and determines how Core Data would
/// migrate stores.
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
        var options = MigrationOptions()
        options.guessesRenames = request.guessesRenames
        let step = MigrationClassifier(options: options).step(from: sides.old.model, to: sides.new.model)
        return DiffOutcome(
            old: sides.old.version, new: sides.new.version, difference: step.difference,
            verdict: MigrationVerdict(step), isWhole: source.isWhole,
            isOldMissing: step.difference.altersHash && source.isMissing(sides.old.model),
            messages: source.diagnostics, models: source.models, isCheck: request.isCheck)
    }
}

extension DiagnosticID {
    static let noOlderVersion = DiagnosticID("no-older-version")
}
