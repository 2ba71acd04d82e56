import ModelcSchema

/// A mapping model with resolved names. It also determines the values of attribute and relationship mappings that have
/// no value expression.
///
/// Everything is computed from the mapping model and its embedded models. Names that cannot be resolved are allowed.
package struct ResolvedMapping: Sendable {
    package let mapping: MappingModel
    /// The embedded source model; nil if it cannot be read.
    package let source: ResolvedModel?
    /// The embedded destination model; nil if it cannot be read.
    package let destination: ResolvedModel?

    package init(_ mapping: MappingModel) {
        self.mapping = mapping
        source = mapping.source.model.map(ResolvedModel.init)
        destination = mapping.destination.model.map(ResolvedModel.init)
    }

    /// Returns the value of an attribute's property mapping that has no expression (FormatMappingModel §3.1).
    package func automaticValue(of row: AttributeMapping, in mapping: EntityMapping) -> AutomaticValue {
        isInSource(row.name, mapping) { $0 is AttributeDescription }
    }

    /// Returns the value of a relationship's property mapping that has no expression. It depends on the number of
    /// entity mappings that create objects of the destination entity (FormatMappingModel §6).
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

    /// The source entities whose objects are dropped, because no entity mapping has them as its source. Abstract
    /// entities are not included, because they have no objects.
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

    /// Returns the entity mappings that create objects for a relationship; nil if its destination entity is not known.
    private func makers(of row: RelationshipMapping, in mapping: EntityMapping) -> [EntityMapping]? {
        guard let destination, let entity = mapping.destinationEntityName.flatMap({ destination.entity(named: $0) }),
            let relationship = destination.relationship(named: row.name, of: entity)?.relationship,
            let target = destination.destination(of: relationship)
        else { return nil }
        let names = Set(([target] + destination.descendants(of: target)).map(\.name))
        return self.mapping.entityMappings.filter { $0.destinationEntityName.map(names.contains) ?? false }
    }
}

// A compiled mapping model contains all values. A source file omits automatic values (FormatMappingModel §3.1, §6).
extension MappingModel {
    /// The mapping model without expressions that are equal to the automatic ones. Both embedded models are required.
    package var withoutAutomaticExpressions: MappingModel {
        let resolved = ResolvedMapping(self)
        var copy = self
        for (index, mapping) in entityMappings.enumerated() {
            copy.entityMappings[index].attributeMappings = mapping.attributeMappings.map { row in
                resolved.automatic(row, in: mapping)
            }
            copy.entityMappings[index].relationshipMappings = mapping.relationshipMappings.map { row in
                resolved.automatic(row, in: mapping)
            }
        }
        return copy
    }
}

extension ResolvedMapping {
    fileprivate func automatic(_ row: AttributeMapping, in mapping: EntityMapping) -> AttributeMapping {
        guard row.valueExpression == .sourceProperty(row.name),
            automaticValue(of: row, in: mapping) == .sameProperty
        else { return row }
        var row = row
        row.valueExpression = nil
        return row
    }

    fileprivate func automatic(_ row: RelationshipMapping, in mapping: EntityMapping) -> RelationshipMapping {
        guard let call = row.valueExpression?.instancesCall else { return row }
        return candidates(row, call).first { candidate in
            switch automaticValue(of: candidate, in: mapping) {
            case .mapping(let name): call.selector == ValueExpression.byMapping && name == call.name
            case .anyMapping: call.selector == ValueExpression.byRelationship && call.name == row.name
            case .sameProperty, .noMapping, .nothing, .unknown: false
            }
        } ?? row
    }

    /// Returns candidates for replacing a property mapping: copies without the expression, the shortest first. The
    /// caller determines which of them has the same meaning as the expression.
    private func candidates(_ row: RelationshipMapping, _ call: InstancesCall) -> [RelationshipMapping] {
        var plain = row
        plain.valueExpression = nil
        if call.path != row.name { plain.sourceKeyPath = "$source." + call.path }
        var named = plain
        named.sourceMappingName = call.name
        return [plain, named]
    }
}

/// The parts of a call that requests migrated objects from the migration manager. The automatic expression of a
/// relationship is such a call.
private struct InstancesCall {
    var selector: String
    /// The name of an entity mapping, or of a relationship, depending on the called method.
    var name: String
    /// The key path from the source object to the objects in the source store for which the migrated objects are
    /// requested.
    var path: String
}

extension ValueExpression {
    /// The parsed call if the expression has the form `FUNCTION($manager, "destinationInstances…", "name",
    /// $source.path)`; otherwise nil.
    fileprivate var instancesCall: InstancesCall? {
        guard case .expression(let tree) = content,
            case .message(let receiver, let selector, let arguments) = tree.form,
            receiver.form == .variable("manager"), arguments.count == 2,
            case .constant(.string(let name)) = arguments[0].form,
            case .keyPath(let base?, let components) = arguments[1].form, base.form == .variable("source")
        else { return nil }
        let names = components.compactMap(\.name)
        guard names.count == components.count else { return nil }
        return InstancesCall(selector: selector, name: name, path: names.joined(separator: "."))
    }
}
