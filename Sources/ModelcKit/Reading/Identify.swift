import ModelcFiles
import ModelcSchema

/// Determines the version that wrote each store, from the version hashes of all versions of the models. If the project
/// has no model, describes the content of each store.
package struct Identify: UseCase {
    private let request: IdentifyRequest
    private let workspace: Workspace

    package init(_ request: IdentifyRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if the models cannot be determined.
    package func run() throws -> IdentifyOutcome {
        guard let models = try models() else { return described() }
        let candidates = StoreCandidates(models, in: workspace)
        // An unreadable lock file is ignored here, because `modelc lock` reports it.
        let locks = candidates.models.map { LockedState(of: $0) }
        let stores =
            candidates.candidates.isEmpty
            ? []
            : request.stores.map {
                IdentifiedStore(workspace.path($0), among: candidates.candidates, locks: locks, in: workspace)
            }
        var ledger = candidates.ledger
        for store in stores {
            ledger.enter(store.diagnostics, ofReading: store.path, isUsable: store.content != nil)
        }
        return IdentifyOutcome(
            stores: stores, hasSeveralModels: models.count > 1,
            messages: ledger.messages(besides: candidates.diagnostics + stores.flatMap(\.diagnostics)),
            models: candidates.models,
            result: ledger.result(hasFindings: stores.contains { !$0.isKnown }))
    }

    /// Returns the paths of the models to compare with. Nil if the request names none and the project has none.
    private func models() throws -> [String]? {
        guard request.models.isEmpty else { return try ChosenModels(in: workspace).every(request.models) }
        do {
            return try ChosenModels(in: workspace).every([])
        } catch let failure as RunFailure where failure.diagnostics.allSatisfy({ $0.id == .noModels }) {
            return nil
        }
    }

    private func described() -> IdentifyOutcome {
        let stores = request.stores.map { IdentifiedStore(describing: workspace.path($0), in: workspace) }
        var ledger = RunLedger()
        for store in stores {
            ledger.enter(store.diagnostics, ofReading: store.path, isUsable: store.content != nil)
        }
        return IdentifyOutcome(
            stores: stores, hasSeveralModels: false,
            messages: ledger.messages(besides: stores.flatMap(\.diagnostics)), models: [],
            result: ledger.result(hasFindings: false))
    }
}
