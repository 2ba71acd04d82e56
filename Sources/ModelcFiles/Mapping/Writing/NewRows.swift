import ModelcPlans
import ModelcSchema

/// The rows (property mappings) to add to a mapping model for properties that are new in its destination model: the
/// embedded model does not have these properties yet. Rows that the author removed are not added again.
struct NewRows {
    private let current: ResolvedModel
    private let embedded: ResolvedModel?

    init(mapping: MappingModel, current: ResolvedModel) {
        self.current = current
        embedded = mapping.destination.model.map(ResolvedModel.init)
    }

    /// The names of new properties, in name order; transient attributes and fetched properties have no rows
    /// (FormatMappingModel §8).
    func missing(in mapping: EntityMapping) -> (attributes: [String], relationships: [String]) {
        guard let name = mapping.destinationEntityName, let entity = current.entity(named: name) else {
            return ([], [])
        }
        let rows = Set(mapping.attributeMappings.map(\.name) + mapping.relationshipMappings.map(\.name))
        let known = rows.union(embeddedProperties(of: name))
        let attributes = current.allAttributes(of: entity).filter { !$0.isTransient }.map(\.name)
        let relationships = current.allRelationships(of: entity).filter { !$0.isTransient }.map(\.name)
        return (fresh(attributes, known), fresh(relationships, known))
    }

    /// The names of rows (property mappings) for properties that no longer exist in the model, in name order.
    func vanished(in mapping: EntityMapping) -> [String] {
        guard let entity = mapping.destinationEntityName.flatMap({ current.entity(named: $0) }) else { return [] }
        let attributes = Set(current.allAttributes(of: entity).map(\.name))
        let relationships = Set(current.allRelationships(of: entity).map(\.name))
        let gone =
            mapping.attributeMappings.map(\.name).filter { !attributes.contains($0) }
            + mapping.relationshipMappings.map(\.name).filter { !relationships.contains($0) }
        return gone.filter { !$0.isEmpty }.sorted()
    }

    private func embeddedProperties(of name: String) -> Set<String> {
        guard let embedded, let entity = embedded.entity(named: name) else { return [] }
        return Set(([entity] + embedded.ancestors(of: entity)).flatMap { $0.properties.map(\.name) })
    }

    private func fresh(_ names: [String], _ known: Set<String>) -> [String] {
        Set(names).subtracting(known).sorted()
    }
}
