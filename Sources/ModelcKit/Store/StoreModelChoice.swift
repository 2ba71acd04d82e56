import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// Chooses the model that explains the tables of a store. If the user names models, they are searched for the version
/// that wrote the store. Otherwise, the copy of the model inside the store is used; if there is no exact copy, the
/// models of the project are searched.
struct StoreModelChoice {
    private(set) var model: ManagedObjectModel
    private(set) var origin: StoreModelOrigin
    private(set) var diagnostics: [Diagnostic] = []
    /// The models that were read. Diagnostics quote lines of their files.
    private(set) var models: [VersionedModel] = []
    private(set) var ledger = RunLedger()

    private typealias Chosen = (model: ManagedObjectModel, origin: StoreModelOrigin)

    /// - Parameter named: the paths of the models to search. If empty, the copy of the model in the store is used; if
    ///   there is no exact copy, the models of the project are searched.
    /// - Parameter needsModel: whether a store without a model is an error. Otherwise, the model is empty, with a
    ///   warning.
    /// - Throws: `RunFailure` if no model fits the store.
    init(of store: OpenedStore, among named: [String], needsModel: Bool, in workspace: Workspace) throws {
        let cached = named.isEmpty ? try StoreModelChoice.cached(in: store) : (chosen: nil, diagnostics: [])
        if let chosen = cached.chosen, chosen.origin == .cache(inexact: []) {
            (model, origin) = chosen
            return
        }
        let paths = named.isEmpty ? (try? ChosenModels(in: workspace).every([])) ?? [] : named
        let candidates = StoreCandidates(
            named.isEmpty ? paths : try ChosenModels(in: workspace).every(named), in: workspace)
        let found = StoreMatcher.identify(store.content, among: candidates.candidates)
        let chosen =
            StoreModelChoice.matching(found, candidates) ?? cached.chosen
            ?? StoreModelChoice.nearest(found, candidates)
        guard let chosen else {
            let others = cached.diagnostics + candidates.diagnostics
            let unknown = StoreModelChoice.unknown(store.path, isKnown: !paths.isEmpty, needsModel, workspace)
            guard named.isEmpty, !needsModel else {
                throw RunFailure(candidates.ledger.messages(besides: others) + [unknown])
            }
            (model, origin) = (ManagedObjectModel(), .unknown)
            diagnostics = cached.diagnostics + [unknown.demoted()]
            return
        }
        (model, origin) = chosen
        models = candidates.models
        diagnostics = origin.diagnostics(store.path)
        guard !named.isEmpty else {
            diagnostics = cached.diagnostics + diagnostics
            return
        }
        // Errors in models that the user did not name are ignored if another model fits the store.
        diagnostics = candidates.diagnostics + diagnostics
        ledger = candidates.ledger
    }

    /// Returns the copy of the model that the store contains, even if parts of it that do not concern tables cannot
    /// be read. If there is no copy, `chosen` is nil. If the copy cannot be read, `diagnostics` also contains the
    /// reason.
    private static func cached(
        in store: OpenedStore
    ) throws(RunFailure) -> (chosen: Chosen?, diagnostics: [Diagnostic]) {
        do throws(StoreError) {
            switch try store.cachedModel() {
            case nil: return (nil, [])
            case .failure(let error)?: return (nil, error.diagnostics(path: store.path).map { $0.demoted() })
            case .success(let cached)?:
                let model = cached.model.model
                let inexact = cached.model.inexactEntities(VersionHasher.hashes(of: ResolvedModel(model)))
                return ((model, .cache(inexact: inexact)), [])
            }
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    private static func matching(_ found: StoreIdentification, _ candidates: StoreCandidates) -> Chosen? {
        if let best = found.best, let version = candidates.model(best) {
            return (version, .version(model: best.modelPath, name: best.versionName))
        }
        guard !found.merged.isEmpty else { return nil }
        var merged = ManagedObjectModel()
        for part in found.merged.compactMap(candidates.model) {
            merged.entities += part.entities
            merged.composites += part.composites
        }
        return (
            merged, .merged(found.merged.map { StoreModelOrigin.MergedPart(model: $0.modelPath, name: $0.versionName) })
        )
    }

    /// Returns the version that has the most entities in common with the store; nil if fewer than half of its entities
    /// are equal to those of the store.
    private static func nearest(_ found: StoreIdentification, _ candidates: StoreCandidates) -> Chosen? {
        guard let nearest = found.nearest, nearest.equalEntityCount > 0,
            nearest.equalEntityCount * 2 >= nearest.entityCount, let version = candidates.model(nearest)
        else { return nil }
        let differing = nearest.differences.map(\.name)
        return (version, .nearest(model: nearest.modelPath, name: nearest.versionName, differing: differing))
    }

    /// - Parameters:
    ///   - isKnown: whether there are models that the store was compared with.
    ///   - needsModel: whether the command does nothing without a model.
    private static func unknown(
        _ path: String, isKnown: Bool, _ needsModel: Bool, _ workspace: Workspace
    ) -> Diagnostic {
        let store = ShellWord.quoted(path)
        let without = "; its tables without a model: \(ToolCommandName.storeDescribe) \(store)"
        return Diagnostic(
            .unknownStoreModel, .error, "no model explains this store, so that its columns have no names",
            at: SourceLocation(path: path),
            help:
                "pass the model of its app with \(workspace.wording[.model]): the .xcdatamodeld of the source, or the "
                + ".momd in the app"
                + (isKnown ? "; to see the nearest version: \(ToolCommandName.identify) \(store)" : "")
                + (needsModel ? without : ""))
    }
}

extension StoreCandidates {
    fileprivate func model(_ rating: StoreCandidateRating) -> ManagedObjectModel? {
        candidates.first { $0.modelPath == rating.modelPath && $0.versionName == rating.versionName }?.model.model
    }
}

extension StoreModelOrigin {
    fileprivate func diagnostics(_ path: String) -> [Diagnostic] {
        switch self {
        case .version, .merged, .unknown: []
        case .cache(let inexact) where inexact.isEmpty: []
        case .cache(let inexact):
            [
                differing(
                    "the copy of the model in the store does not describe \(TerminalText.list(inexact)) exactly", path)
            ]
        case .nearest(_, let name, let differing):
            [
                self.differing(
                    "no version has the version hashes of the store; '\(TerminalText.escaped(name))' is the nearest, "
                        + "and \(TerminalText.list(differing)) \(differing.count == 1 ? "differs" : "differ")", path)
            ]
        }
    }

    private func differing(_ message: String, _ path: String) -> Diagnostic {
        Diagnostic(
            .differingStoreModel, .warning, message, at: SourceLocation(path: path),
            help: "columns of these entities may be missing or have other names; find the version that the app was "
                + "built with")
    }
}

extension DiagnosticID {
    static let unknownStoreModel = DiagnosticID("unknown-store-model")
    static let differingStoreModel = DiagnosticID("differing-store-model")
}
