import ModelcBase
import ModelcFiles
import ModelcSchema
import ModelcStores

/// The use case of writing SQL. For a store: views with the names of its model. For a model: the same views, or the
/// statements that create the tables of a new store.
package struct StoreSQL: UseCase {
    private let request: StoreSQLRequest
    private let workspace: Workspace

    package init(_ request: StoreSQLRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the store or the model cannot be read, `UsageError` if the tables of an existing store
    ///   are requested.
    package func run() throws -> StoreSQLOutcome {
        if isModel(workspace.path(request.path)) {
            guard request.models.isEmpty else {
                throw UsageError("\(workspace.wording[.model]) is for a store, and '\(shownPath)' is a model")
            }
            return try ofModel()
        }
        guard request.version == nil else {
            throw UsageError(
                "\(workspace.wording[.version]) is for a model, and '\(shownPath)' is a store: its version is found by its "
                    + "version hashes")
        }
        guard !request.createsTables else {
            throw UsageError("the tables of a new store follow from a model: name a model in place of the store")
        }
        let source = try StoreSource(request.path, among: request.models, in: workspace)
        return StoreSQLOutcome(
            statements: StoreViews(source.map).statements, messages: source.ledger.messages(besides: source.messages),
            models: source.models, result: source.ledger.result(hasFindings: false))
    }

    private var shownPath: String { TerminalText.escaped(request.path) }

    /// Whether the path names a model file, or a folder with one, such as an app. Any other file is read as a store, so
    /// that a damaged store gets its own error.
    private func isModel(_ path: String) -> Bool {
        guard let kind = ModelKind(at: path) else {
            return FileSystem.kind(of: path) == .folder || path.hasSuffix("/contents")
        }
        return kind != .store
    }

    private func ofModel() throws -> StoreSQLOutcome {
        let read = try ReadVersion(request.path, request.version, in: workspace)
        let new = NewStore(of: ResolvedModel(read.model))
        return StoreSQLOutcome(
            statements: request.createsTables ? new.schema : StoreViews(new.map).statements, messages: read.messages,
            models: [read.bundle], result: read.ledger.result(hasFindings: false))
    }
}
