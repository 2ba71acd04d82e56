import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// The names that entities and properties of the newer version have in the older version.
struct OldNames {
    private let entities: [String: String]
    private let properties: [[String]: String]
    private let new: ResolvedModel

    init(_ difference: ModelDifference, to new: ResolvedModel) {
        self.new = new
        var entities: [String: String] = [:]
        var properties: [[String]: String] = [:]
        for change in difference.changes {
            guard let newEntity = change.newEntity else { continue }
            if change.kind == .entityRenamed { entities[newEntity] = change.oldEntity }
            if change.kind == .attributeRenamed || change.kind == .relationshipRenamed, let name = change.newProperty {
                properties[[newEntity, name]] = change.oldProperty
            }
        }
        self.entities = entities
        self.properties = properties
    }

    func entity(_ name: String) -> String { entities[name] ?? name }

    /// Returns the name of a property in the older version. The property can be inherited.
    func property(_ name: String, of entity: String) -> String {
        let owners = new.entity(named: entity).map { [$0] + new.ancestors(of: $0) } ?? []
        for owner in owners {
            if let old = properties[[owner.name, name]] { return old }
        }
        return properties[[entity, name]] ?? name
    }
}
