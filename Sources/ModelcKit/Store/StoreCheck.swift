import ModelcDiagnostics
import ModelcStores

/// The use case: a store -> its model -> the objects that break a rule of the model.
package struct StoreCheck: UseCase {
    private let request: StoreCheckRequest
    private let workspace: Workspace

    package init(_ request: StoreCheckRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the store cannot be read, or if no model fits it.
    package func run() throws -> StoreCheckOutcome {
        let source = try StoreSource(request.store, among: request.models, in: workspace)
        let problems = try source.reading { () throws(StoreError) in try source.store.problems(source.map) }
        let findings = problems.map { $0.diagnostic(request.store) }
        return StoreCheckOutcome(
            findings: findings, messages: source.ledger.messages(besides: source.messages), models: source.models,
            result: source.ledger.result(hasFindings: findings.hasErrors))
    }
}
