import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcStores

/// A store that a command reads, and the model that names its entities and properties.
struct StoreSource {
    let store: OpenedStore
    let map: StoreMap
    let origin: StoreModelOrigin
    /// Messages about the store and its model.
    let messages: [Diagnostic]
    /// The models that were read. Diagnostics quote lines of their files.
    let models: [VersionedModel]
    let ledger: RunLedger

    /// Opens a store, and finds its model.
    ///
    /// - Parameters:
    ///   - path: the path of the store.
    ///   - models: the paths of the models to search; if empty, the store itself, then the models of the project.
    ///   - needsModel: whether a store without a model is an error. Otherwise, the map has no entities.
    /// - Throws: `RunFailure` if the store cannot be read, or if no model fits it.
    init(_ path: String, among models: [String], needsModel: Bool = true, in workspace: Workspace) throws {
        let path = workspace.path(path)
        let opening = StoreReader(temporaryFolder: workspace.temporaryFolder).open(path)
        guard let store = opening.store else { throw RunFailure(opening.diagnostics) }
        let choice: StoreModelChoice
        do {
            choice = try StoreModelChoice(of: store, among: models, needsModel: needsModel, in: workspace)
        } catch let failure as RunFailure {
            throw RunFailure(opening.diagnostics + failure.diagnostics, sources: failure.sources)
        }
        self.store = store
        origin = choice.origin
        let map = store.map(of: ResolvedModel(choice.model))
        let messages = opening.diagnostics.map(StoreSource.raised) + choice.diagnostics
        guard !map.entities.isEmpty || choice.model.entities.isEmpty else {
            throw RunFailure(messages + [StoreSource.withoutEntities(path)])
        }
        self.map = map
        self.models = choice.models
        self.messages =
            messages + map.gaps.map { StoreSource.message(about: $0, path) }
            + (map.guesses.isEmpty ? [] : [StoreSource.message(about: map.guesses, path)])
        ledger = choice.ledger
    }

    /// Raises the severity of a missing write-ahead log to warning, because the log may contain the latest objects.
    /// Other diagnostics are returned unchanged.
    private static func raised(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.id == .missingWriteAheadLog else { return diagnostic }
        var raised = diagnostic
        raised.severity = .warning
        return raised
    }

    private static func withoutEntities(_ path: String) -> Diagnostic {
        Diagnostic(
            .missingStoreElement, .error,
            "the store has no entity of its model: Z_PRIMARYKEY or all tables of entities are missing",
            at: SourceLocation(path: path),
            help: "copy the store again, together with its '-wal' file; restore a damaged one from a backup")
    }

    /// Returns the warning about entities whose names in the store differ from those in the model.
    ///
    /// - Parameter guesses: the assignments of names that modelc assumes; must not be empty.
    private static func message(about guesses: [StoreMap.Guess], _ path: String) -> Diagnostic {
        let pairs = guesses.map { "'\(TerminalText.escaped($0.storedName))' as \(TerminalText.name($0.entity))" }
        return Diagnostic(
            .differingStoreModel, .warning,
            "Z_PRIMARYKEY has other names than the model; by their places, modelc reads \(TerminalText.list(pairs))",
            at: SourceLocation(path: path),
            help:
                "a migration renamed entities, and the model has no renaming identifiers that say which; compare some "
                + "objects with the app's")
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
