import ModelcSchema

/// The attributes in uniqueness constraints of other versions, by entity. The last two sample objects of an entity
/// get equal values of these attributes, so that a migration to such a version finds a conflict.
package struct OtherConstraints: Sendable {
    private var names: [String: Set<String>] = [:]

    /// - Parameter versions: the versions of the model. They may include the version of the store: its own uniqueness
    ///   constraints are never violated.
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
