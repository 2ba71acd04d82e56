import ModelcBase
import ModelcPlans
import ModelcSchema

/// Reports names of entities, properties and entity mappings that do not exist (finding MM605).
struct UnknownNameCheck {
    private let checked: CheckedMapping
    private let mappingNames: Set<String>

    init(_ checked: CheckedMapping) {
        self.checked = checked
        mappingNames = Set(checked.mapping.entityMappings.map(\.effectiveName))
    }

    func findings() -> [MappingFinding] {
        checked.mapping.entityMappings.flatMap { mapping in
            entityFindings(mapping) + filterFindings(mapping) + attributeFindings(mapping)
                + relationshipFindings(mapping)
        }
    }

    private func entityFindings(_ mapping: EntityMapping) -> [MappingFinding] {
        if let finding = strayFinding(mapping) { return [finding] }
        return [
            entityFinding(mapping.sourceEntityName, in: checked.source, "source", mapping),
            entityFinding(mapping.destinationEntityName, in: checked.destination, "destination", mapping),
        ].compactMap { $0 }
    }

    /// Returns the finding for an entity mapping that has neither a source nor a destination entity, or whose only
    /// entity name exists in neither model; nil for any other entity mapping. Core Data cannot use the mapping model,
    /// because no version has the hash of such an entity.
    private func strayFinding(_ mapping: EntityMapping) -> MappingFinding? {
        let names = Set([mapping.sourceEntityName, mapping.destinationEntityName].compactMap { $0 })
        guard names.count < 2, mapping.sourceEntityName == mapping.destinationEntityName else { return nil }
        guard let name = names.first else {
            return MappingFinding(
                .unknownInMapping, modelPath: mapping.effectiveName,
                "an entity mapping has neither a source entity nor a destination entity",
                help: "remove the entity mapping", at: mapping.position)
        }
        guard let source = checked.source, let destination = checked.destination,
            source.entity(named: name) == nil, destination.entity(named: name) == nil
        else { return nil }
        return MappingFinding(
            .unknownInMapping, modelPath: mapping.effectiveName,
            "neither version has the entity \(name): Core Data will not find this mapping model"
                + suggestion(name, Set((source.entities + destination.entities).map(\.name)).sorted()),
            help: "remove the entity mapping, or choose the entity's new name", at: mapping.position)
    }

    private func entityFinding(
        _ name: String?, in model: ResolvedModel?, _ side: String, _ mapping: EntityMapping
    ) -> MappingFinding? {
        guard let name, let model, model.entity(named: name) == nil else { return nil }
        return MappingFinding(
            .unknownInMapping, modelPath: mapping.effectiveName,
            "the \(side) model has no entity \(name)" + suggestion(name, model.entities.map(\.name)),
            help: "remove the entity mapping, or choose the entity's new name", at: mapping.position)
    }

    private func filterFindings(_ mapping: EntityMapping) -> [MappingFinding] {
        mapping.filterPaths.compactMap { problem(in: $0, of: mapping) }.map { problem in
            MappingFinding(
                .unknownInMapping, modelPath: mapping.effectiveName, "the filter of source objects tests \(problem)",
                help: "correct the predicate", at: mapping.position)
        }
    }

    private func attributeFindings(_ mapping: EntityMapping) -> [MappingFinding] {
        mapping.attributeMappings.flatMap { row -> [MappingFinding] in
            rowFinding(row, mapping, "attribute") { $0 is AttributeDescription }
                + expressionFindings(row, mapping)
        }
    }

    private func relationshipFindings(_ mapping: EntityMapping) -> [MappingFinding] {
        mapping.relationshipMappings.flatMap { row -> [MappingFinding] in
            let names = [row.sourceMappingName].compactMap { $0 }.filter { !$0.isEmpty }
            return rowFinding(row, mapping, "relationship") { $0 is RelationshipDescription }
                + expressionFindings(row, mapping)
                + pathFindings([row.sourcePath].compactMap { $0 }, row, mapping) + mappingFindings(names, row, mapping)
        }
    }

    /// Returns the finding for a property mapping whose property does not exist in the destination entity, or is of
    /// another kind.
    private func rowFinding(
        _ row: some PropertyMapping, _ mapping: EntityMapping, _ kind: String,
        _ isRightKind: (any PropertyDescription) -> Bool
    ) -> [MappingFinding] {
        guard !row.name.isEmpty, let destination = checked.destination,
            let entity = checked.destinationEntity(of: mapping)
        else { return [] }
        let property = destination.property(named: row.name, of: entity)?.property
        guard !(property.map(isRightKind) ?? false) else { return [] }
        let names = ([entity] + destination.ancestors(of: entity)).flatMap { $0.properties.map(\.name) }
        let reason =
            property == nil
            ? "\(entity.name) has no \(kind) \(row.name)" + suggestion(row.name, names)
            : "\(entity.name).\(row.name) is not \(kind == "attribute" ? "an" : "a") \(kind)"
        return [
            MappingFinding(
                .unknownInMapping, modelPath: "\(mapping.effectiveName).\(row.name)", reason,
                help: "remove the row, or give it the property's new name", at: row.position ?? mapping.position)
        ]
    }

    private func expressionFindings(_ row: some PropertyMapping, _ mapping: EntityMapping) -> [MappingFinding] {
        guard let expression = row.valueExpression else { return [] }
        return pathFindings(expression.sourcePaths, row, mapping)
            + mappingFindings(expression.mappingNames, row, mapping)
    }

    private func pathFindings(
        _ paths: [[String]], _ row: some PropertyMapping, _ mapping: EntityMapping
    ) -> [MappingFinding] {
        paths.compactMap { problem(in: $0, of: mapping) }.map { problem in
            MappingFinding(
                .unknownInMapping, modelPath: "\(mapping.effectiveName).\(row.name)",
                "the value expression uses \(problem)", help: "correct the expression",
                at: row.position ?? mapping.position)
        }
    }

    private func mappingFindings(
        _ names: [String], _ row: some PropertyMapping, _ mapping: EntityMapping
    ) -> [MappingFinding] {
        names.filter { !mappingNames.contains($0) }.map { name in
            MappingFinding(
                .unknownInMapping, modelPath: "\(mapping.effectiveName).\(row.name)",
                "there is no entity mapping \(name)" + suggestion(name, mappingNames.sorted()),
                help: "give the name of an entity mapping", at: row.position ?? mapping.position)
        }
    }

    /// Returns the first part of a key path that does not exist in the source model, such as `Person.nmae, which does
    /// not exist`; nil if the path is valid.
    private func problem(in path: [String], of mapping: EntityMapping) -> String? {
        guard let source = checked.source, var entity = checked.sourceEntity(of: mapping) else { return nil }
        for name in path {
            guard let property = property(name, of: entity, source) else {
                let isOfEveryObject = UnknownNameCheck.namesOfEveryObject.contains(name)
                return isOfEveryObject ? nil : "\(entity.name).\(name), which does not exist"
            }
            guard let relationship = property as? RelationshipDescription,
                let next = source.destination(of: relationship)
            else { return nil }
            entity = next
        }
        return nil
    }

    /// Returns the property of an entity or of one of its subentities, because the objects can be of a subentity.
    private func property(
        _ name: String, of entity: EntityDescription, _ model: ResolvedModel
    ) -> (any PropertyDescription)? {
        if let own = model.property(named: name, of: entity)?.property { return own }
        return model.descendants(of: entity).lazy.compactMap { child in child.properties.first { $0.name == name } }
            .first
    }

    /// Key paths that every managed object supports. Source: Apple's documentation of NSManagedObject and NSObject.
    private static let namesOfEveryObject: Set = [
        "class", "description", "entity", "hash", "managedObjectContext", "objectID", "self",
    ]

    private func suggestion(_ name: String, _ names: [String]) -> String {
        SpellingSuggestion.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
    }
}
