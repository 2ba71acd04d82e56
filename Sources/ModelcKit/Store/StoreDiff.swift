import ModelcBase
import ModelcStores

/// The use case: two stores -> their models -> added, removed and changed objects.
package struct StoreDiff: UseCase {
    private let request: StoreDiffRequest
    private let workspace: Workspace

    package init(_ request: StoreDiffRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if a store cannot be read, or if no model fits it; `UsageError` if no entity has the
    ///   attribute `key` in both stores.
    package func run() throws -> StoreDiffOutcome {
        let old = try StoreSource(request.old, among: request.models, in: workspace)
        let new = try StoreSource(request.new, among: request.models, in: workspace)
        if let key = request.key, !StoreDiff.share(key, old.map, new.map) {
            throw UsageError(
                "no entity of both stores has an attribute '\(TerminalText.escaped(key))' to match objects by")
        }
        let comparison = StoreComparison(
            StoreComparison.Side(old.store, old.map), StoreComparison.Side(new.store, new.map), key: request.key)
        let changes = try new.reading { () throws(StoreError) in try comparison.changes() }
        var ledger = old.ledger
        ledger.enter(new.ledger)
        return StoreDiffOutcome(
            changes: changes, messages: ledger.messages(besides: old.messages + new.messages),
            models: old.models + new.models,
            result: ledger.result(hasFindings: request.failsOnDifferences && !changes.isEmpty))
    }

    private static func share(_ attribute: String, _ old: StoreMap, _ new: StoreMap) -> Bool {
        old.entities.contains { entity in
            entity.hasAttribute(attribute) && new.entity(named: entity.name)?.hasAttribute(attribute) == true
        }
    }
}
