import ModelcDiagnostics
import ModelcSchema

/// Which stores are asked about, and of which models they may be.
package struct IdentifyRequest {
    /// The paths of the stores.
    package var stores: [String]
    /// The paths of the models; none for those of the project.
    package var models: [String] = []

    package init(stores: [String], models: [String] = []) {
        self.stores = stores
        self.models = models
    }
}

/// Which versions wrote the stores.
package struct IdentifyOutcome {
    /// In the order in which they were asked about; none where no model could be read.
    package var stores: [IdentifiedStore]
    /// Whether there are several models, so that the version alone says too little.
    package var hasSeveralModels: Bool
    /// Messages about models and stores, failures included.
    package var messages: [Diagnostic]
    /// The models that could be found, for excerpts of their files.
    package var models: [VersionedModel]
    package var result: RunResult
}

/// The use case: models -> hashes of their versions -> the version of each store.
package struct Identify {
    private let request: IdentifyRequest
    private let workspace: Workspace

    package init(_ request: IdentifyRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageFault` where it is not clear which models are meant.
    package func run() throws -> IdentifyOutcome {
        let models = try ChosenModels(in: workspace).all(request.models)
        let candidates = StoreCandidates(models, in: workspace)
        // A lock file that cannot be read is a matter of the use case of locks.
        let locks = candidates.models.map { LockedState(of: $0) }
        let stores =
            candidates.candidates.isEmpty
            ? []
            : request.stores.map {
                IdentifiedStore(workspace.path($0), among: candidates.candidates, locks: locks)
            }
        var ledger = candidates.ledger
        for store in stores {
            ledger.enter(store.diagnostics, ofReading: store.path, isUsable: store.content != nil)
        }
        return IdentifyOutcome(
            stores: stores, hasSeveralModels: models.count > 1,
            messages: ledger.messages(besides: candidates.diagnostics + stores.flatMap(\.diagnostics)),
            models: candidates.models,
            result: ledger.result(hasFindings: stores.contains { $0.identification.method == nil }))
    }
}
