import ModelcSchema

/// MM608 and DL206: destination properties that no row fills, and entities that no entity mapping makes objects of.
struct MissingRowCheck {
    private let checked: CheckedMapping
    /// Rows whose absence has been told, by model path.
    private let reported: Set<String>

    init(_ checked: CheckedMapping, reported: Set<String>) {
        self.checked = checked
        self.reported = reported
    }

    func findings() -> [MappingFinding] { checked.mapping.entityMappings.flatMap(missingRows) + omittedEntities() }

    private func missingRows(of mapping: EntityMapping) -> [MappingFinding] {
        guard let model = checked.destination, let entity = checked.destinationEntity(of: mapping) else { return [] }
        let stored =
            model.allAttributes(of: entity).filter { !$0.isTransient && !$0.isDerived }.map(\.name)
            + model.allRelationships(of: entity).filter { !$0.isTransient }.map(\.name)
        let rows = Set(mapping.attributeMappings.map(\.name) + mapping.relationshipMappings.map(\.name))
        let missing = Set(stored).subtracting(rows).filter { !reported.contains("\(mapping.effectiveName).\($0)") }
        return missing.sorted { $0.isBefore($1) }.map { name in
            let exception = mapping.policyClass == nil ? "" : ", unless the policy sets it"
            return MappingFinding(
                .propertyWithoutRow, modelPath: "\(mapping.effectiveName).\(name)",
                "no row fills \(entity.name).\(name): it gets its default or nothing\(exception)",
                help: "add a row in Xcode", at: mapping.position)
        }
    }

    /// Entities of which both versions have objects, and that no mapping leaves from.
    private func omittedEntities() -> [MappingFinding] {
        guard let source = checked.source, let destination = checked.destination else { return [] }
        let match = ModelMatch(from: source.model, to: destination.model)
        let sources = Set(checked.mapping.entityMappings.compactMap(\.sourceEntityName))
        let targets = Set(checked.mapping.entityMappings.compactMap(\.destinationEntityName))
        return match.pairs.compactMap { pair -> MappingFinding? in
            let old = source.entities[pair.source]
            let new = destination.entities[pair.destination]
            guard !old.isAbstract, !new.isAbstract, !sources.contains(old.name), !targets.contains(new.name) else {
                return nil
            }
            return MappingFinding(
                .entityOmittedByMapping, modelPath: new.name,
                "no entity mapping leads from \(old.name) to \(new.name): all its objects are dropped",
                help: "add an entity mapping in Xcode, or make the mapping model anew: modelc mapping new",
                at: checked.mapping.position)
        }
    }
}
