import ModelcSchema

/// The entities that a store of a version may contain: all entities, or the entities of one configuration (FormatStore
/// §3).
struct EntityScope {
    /// The configuration's name; nil for all entities.
    var configurationName: String?
    /// The entities' names; nil for all entities.
    var entityNames: Set<String>?

    /// Returns the sets of entities that a store of the model may contain: first all entities, then the entities of
    /// each configuration.
    static func scopes(of model: ManagedObjectModel) -> [EntityScope] {
        [EntityScope()]
            + model.configurations.filter { !$0.members.isEmpty }.map {
                EntityScope(configurationName: $0.name, entityNames: Set($0.members.map(\.name)))
            }
    }

    func contains(_ name: String) -> Bool { entityNames?.contains(name) ?? true }
}
