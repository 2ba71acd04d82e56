import ModelcFiles
import ModelcSchema

/// The use case of identifying stores: compares the hashes in each store with the versions of the models.
package struct Identify: UseCase {
    private let request: IdentifyRequest
    private let workspace: Workspace

    package init(_ request: IdentifyRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if the models cannot be determined.
    package func run() throws -> IdentifyOutcome {
        let models = try ChosenModels(in: workspace).every(request.models)
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
}
