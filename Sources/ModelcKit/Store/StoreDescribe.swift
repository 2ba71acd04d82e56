import ModelcStores

/// The use case: a store -> its model -> the tables and columns of each entity, with numbers of rows.
package struct StoreDescribe: UseCase {
    private let request: StoreDescribeRequest
    private let workspace: Workspace

    package init(_ request: StoreDescribeRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the store cannot be read, if none of the named models fits it, or if it does not contain
    ///   the requested entity.
    package func run() throws -> StoreDescribeOutcome {
        let source = try StoreSource(request.store, among: request.models, needsModel: false, in: workspace)
        let entities = try source.entities(request.entity)
        let description = try source.reading { () throws(StoreError) in try source.store.description(source.map) }
        return StoreDescribeOutcome(
            path: request.store, origin: source.origin, entities: entities, description: description,
            messages: source.ledger.messages(besides: source.messages), models: source.models,
            result: source.ledger.result(hasFindings: false))
    }
}
