import ModelcDiagnostics
import ModelcMigration
import ModelcSchema

/// Which two versions are to be compared.
package struct DiffRequest {
    /// The path of the older model, or of the only one; nil for the only one of the project.
    package var old: String?
    /// The path of the newer model; nil for the same one.
    package var new: String?
    /// The version of the older model, as the user calls it.
    package var from: String?
    /// The version of the newer model.
    package var to: String?
    /// The older state that the older model is taken from: a git revision, or the path of a copy; nil for none.
    package var base: String?
    /// Whether renames are suggested.
    package var guessesRenames = true

    package init(old: String? = nil, new: String? = nil) {
        self.old = old
        self.new = new
    }
}

/// What differs between two versions.
package struct DiffOutcome {
    package var old: ComparedVersion
    package var new: ComparedVersion
    package var difference: ModelDifference
    /// Whether all of both versions could be compared.
    package var isWhole: Bool
    /// Messages about what was read.
    package var messages: [Diagnostic]
    /// The models that were read, for the source lines of diagnostics.
    package var models: [VersionedModel]
}

/// The use case: paths or a revision -> two versions -> their difference.
package struct Diff {
    private let request: DiffRequest
    private let workspace: Workspace

    package init(_ request: DiffRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` where one of the versions cannot be read.
    package func run() throws -> DiffOutcome {
        var source = try DiffSource(request, in: workspace)
        guard let sides = source.read() else { throw source.failure }
        let difference = ModelDiffer(guessesRenames: request.guessesRenames).difference(
            from: sides.old.model, to: sides.new.model)
        return DiffOutcome(
            old: sides.old.version, new: sides.new.version, difference: difference, isWhole: source.isWhole,
            messages: source.diagnostics, models: source.models)
    }
}
