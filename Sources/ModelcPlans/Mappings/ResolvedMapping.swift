import ModelcSchema

/// A mapping model with its names looked up: what a row without an expression of its own gives.
///
/// Everything is computed from the one stored mapping and its embedded models. Names that lead nowhere are fine.
package struct ResolvedMapping: Sendable {
    package let mapping: MappingModel
    /// The embedded source model; nil where it cannot be read.
    package let source: ResolvedModel?
    /// The embedded destination model; nil where it cannot be read.
    package let destination: ResolvedModel?

    package init(_ mapping: MappingModel) {
        self.mapping = mapping
        source = mapping.source.model.map(ResolvedModel.init)
        destination = mapping.destination.model.map(ResolvedModel.init)
    }

    /// What an attribute gets that has no expression (FormatMappingModel §3.1).
    package func automaticValue(of row: AttributeMapping, in mapping: EntityMapping) -> AutomaticValue {
        isInSource(row.name, mapping) { $0 is AttributeDescription }
    }

    /// What a relationship gets that has no expression: it depends on how many entity mappings make objects of its
    /// destination entity (FormatMappingModel §6).
    package func automaticValue(of row: RelationshipMapping, in mapping: EntityMapping) -> AutomaticValue {
        if row.sourceKeyPath == nil {
            let isThere = isInSource(row.name, mapping) { $0 is RelationshipDescription }
            guard isThere == .sameProperty else { return isThere }
        }
        if let name = row.sourceMappingName, !name.isEmpty { return .mapping(name) }
        let makers = makers(of: row, in: mapping)
        guard let makers else { return .unknown }
        switch makers.count {
        case 0: return .noMapping
        case 1: return .mapping(makers[0].effectiveName)
        default: return .anyMapping(makers.map(\.effectiveName))
        }
    }

    /// The entities in use that no entity mapping leaves from; their objects are dropped. Abstract ones have no objects.
    package var droppedEntities: [EntityDescription] {
        let mapped = Set(mapping.entityMappings.compactMap(\.sourceEntityName))
        return (source?.entities ?? []).filter { !$0.isAbstract && !mapped.contains($0.name) }
    }

    private func isInSource(
        _ name: String, _ mapping: EntityMapping, _ isRightKind: (any PropertyDescription) -> Bool
    ) -> AutomaticValue {
        guard let entityName = mapping.sourceEntityName else { return .nothing }
        guard let source else { return .unknown }
        guard let entity = source.entity(named: entityName) else { return .nothing }
        return source.property(named: name, of: entity).map { isRightKind($0.property) } ?? false
            ? .sameProperty : .nothing
    }

    /// The entity mappings that make objects for a relationship; nil where its destination entity is not known.
    private func makers(of row: RelationshipMapping, in mapping: EntityMapping) -> [EntityMapping]? {
        guard let destination, let entity = mapping.destinationEntityName.flatMap({ destination.entity(named: $0) }),
            let relationship = destination.relationship(named: row.name, of: entity)?.relationship,
            let target = destination.destination(of: relationship)
        else { return nil }
        let names = Set(([target] + destination.descendants(of: target)).map(\.name))
        return self.mapping.entityMappings.filter { $0.destinationEntityName.map(names.contains) ?? false }
    }
}
