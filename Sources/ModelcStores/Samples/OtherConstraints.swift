import ModelcSchema

/// The attributes that another version makes unique, by entity: the last two objects have equal values, so that a
/// migration to that version meets a conflict.
package struct OtherConstraints: Sendable {
    private var names: [String: Set<String>] = [:]

    /// - Parameter versions: the versions of the model. The constraints of the version that is written always hold.
    package init(_ versions: [ManagedObjectModel]) {
        for model in versions {
            let resolved = ResolvedModel(model)
            for entity in model.entities {
                for constraint in entity.uniquenessConstraints {
                    for member in constraint.members {
                        let property = resolved.property(named: member.name, of: entity)?.property
                        names[entity.identifier, default: []].insert(property?.identifier ?? member.name)
                    }
                }
            }
        }
    }

    /// Whether the last two rows of an entity have equal values of an attribute.
    func repeats(_ attribute: String, of lineage: [String]) -> Bool {
        lineage.contains { names[$0]?.contains(attribute) ?? false }
    }
}
