import ModelcSchema

/// The configurations that the entities of a model are in.
struct ConfigurationMembership {
    /// By the entity's name; entities that are in none are missing.
    private var configurations: [String: [String]] = [:]

    init(_ model: ManagedObjectModel) {
        for configuration in model.configurations {
            for member in configuration.members { configurations[member.name, default: []].append(configuration.name) }
        }
    }

    /// Whether two entities are in configurations and share none.
    func areApart(_ left: String, _ right: String) -> Bool {
        guard let own = configurations[left], let others = configurations[right] else { return false }
        return Set(own).isDisjoint(with: others)
    }

    /// The name of the first configuration of an entity; empty for one that is in none.
    func name(of entity: String) -> String { configurations[entity]?.first ?? "" }
}
