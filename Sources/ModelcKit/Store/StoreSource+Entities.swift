import ModelcBase
import ModelcDiagnostics
import ModelcStores

extension StoreSource {
    /// Returns the entities of the store that a command reads.
    ///
    /// - Parameter name: the name of an entity, whose descendants are included; nil for all.
    /// - Throws: `RunFailure` if the store has no such entity.
    func entities(_ name: String?) throws(RunFailure) -> [MappedEntity] {
        guard origin != .unknown else { return try entitiesWithoutModel(name) }
        guard let name else { return map.entities }
        return map.family(of: try entity(name))
    }

    func entity(_ name: String) throws(RunFailure) -> MappedEntity {
        if let entity = map.entity(named: name) { return entity }
        throw unknownEntity(name, among: map.entities)
    }

    private func entitiesWithoutModel(_ name: String?) throws(RunFailure) -> [MappedEntity] {
        let entities = store.content.structure.entitiesWithoutModel
        guard let name else { return entities }
        let chosen = entities.filter { $0.name == name }
        if chosen.isEmpty { throw unknownEntity(name, among: entities) }
        return chosen
    }

    private func unknownEntity(_ name: String, among entities: [MappedEntity]) -> RunFailure {
        let unknown = UnknownEntity(
            name: name, suggestion: SpellingSuggestion.nearest(to: name, among: entities.map(\.name)))
        return RunFailure([
            Diagnostic(
                .unknownEntity, .error, unknown.message, at: SourceLocation(path: store.path),
                help: "\(ToolCommandName.storeDescribe) lists the entities of the store")
        ])
    }

    /// Runs queries on the store. Converts an error of the store to a `RunFailure`, so that the run ends.
    func reading<Value>(_ read: () throws(StoreError) -> Value) throws(RunFailure) -> Value {
        do throws(StoreError) {
            return try read()
        } catch {
            throw RunFailure([error.diagnostic] + messages)
        }
    }
}
