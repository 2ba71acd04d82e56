import ModelcSchema

/// The entities of a model that the rules of a platform are for.
struct PlatformScope: Sendable {
    /// Nil for all of them.
    private let names: Set<String>?
    /// Whether the platform's rules run at all.
    let isActive: Bool

    /// - Parameters:
    ///   - modelFlag: what the model itself says.
    ///   - flag: what each of its configurations says, where the format has such a flag.
    init(
        _ use: PlatformUse, _ model: ManagedObjectModel, modelFlag: Bool,
        flag: KeyPath<ConfigurationDescription, Bool>?
    ) {
        switch use {
        case .always: self.init(names: nil, isActive: true)
        case .never: self.init(names: [], isActive: false)
        case .configurations(let wanted):
            self.init(members: model.configurations.filter { wanted.contains($0.name) })
        case .automatic:
            let flagged = flag.map { flag in model.configurations.filter { $0[keyPath: flag] } } ?? []
            if modelFlag { self.init(names: nil, isActive: true) } else { self.init(members: flagged) }
        }
    }

    private init(names: Set<String>?, isActive: Bool) {
        self.names = names
        self.isActive = isActive
    }

    private init(members configurations: [ConfigurationDescription]) {
        let names = Set(configurations.flatMap { $0.members.map(\.name) })
        self.init(names: names, isActive: !names.isEmpty)
    }

    func contains(_ entity: EntityDescription) -> Bool { isActive && (names?.contains(entity.name) ?? true) }
}

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
