import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcStores

/// A store that a command reads, with the model that explains its tables.
struct StoreSource {
    let store: OpenedStore
    let map: StoreMap
    let origin: StoreModelOrigin
    /// Messages about the store and its model.
    let messages: [Diagnostic]
    /// The models that were read; excerpts are taken from their files.
    let models: [VersionedModel]
    let ledger: RunLedger

    /// Opens a store, and finds the model that explains it.
    ///
    /// - Parameters:
    ///   - path: the path of the store.
    ///   - models: the models to search; if empty, the store itself, then those of the project.
    /// - Throws: `RunFailure` if the store cannot be read, or if no model explains it.
    init(_ path: String, among models: [String], in workspace: Workspace) throws {
        let path = workspace.path(path)
        let opening = StoreReader(temporaryFolder: workspace.temporaryFolder).open(path)
        guard let store = opening.store else { throw RunFailure(opening.diagnostics) }
        let choice: StoreModelChoice
        do {
            choice = try StoreModelChoice(of: store, among: models, in: workspace)
        } catch let failure as RunFailure {
            throw RunFailure(opening.diagnostics + failure.diagnostics, sources: failure.sources)
        }
        self.store = store
        origin = choice.origin
        map = store.map(of: ResolvedModel(choice.model))
        self.models = choice.models
        messages =
            opening.diagnostics + choice.diagnostics + map.gaps.map { StoreSource.message(about: $0, path) }
        ledger = choice.ledger
    }

    private static func message(about gap: StoreMap.Gap, _ path: String) -> Diagnostic {
        Diagnostic(
            .missingStoreElement, .warning,
            "'\(TerminalText.escaped(gap.path))' is not in the store: \(TerminalText.escaped(gap.reason))",
            at: SourceLocation(path: path), modelPath: gap.path,
            help: "copy the store again; if it is complete, it was written with another model")
    }
}

extension DiagnosticID {
    static let missingStoreElement = DiagnosticID("missing-store-element")
}
