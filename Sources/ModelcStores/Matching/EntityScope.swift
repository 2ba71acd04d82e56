import ModelcSchema

/// The entities that a store of a version may contain: all entities, or the entities of one configuration (FormatStore
/// §3).
struct EntityScope {
    /// The configuration's name; nil for all entities.
    var configurationName: String?
    /// The entities' names; nil for all entities.
    var entityNames: Set<String>?

    /// The scopes of a model. The scope with all entities is first.
    static func scopes(of model: ManagedObjectModel) -> [EntityScope] {
        [EntityScope()]
            + model.configurations.filter { !$0.members.isEmpty }.map {
                EntityScope(configurationName: $0.name, entityNames: Set($0.members.map(\.name)))
            }
    }

    func contains(_ name: String) -> Bool { entityNames?.contains(name) ?? true }
}
