import ModelcPredicates

// A compiled mapping model spells every value out; a source leaves out what is automatic (FormatMappingModel §3.1, §6).
extension MappingModel {
    /// The same mapping model without the expressions that rows have anyway. Both models have to be there.
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

    /// Rows that may say the same without an expression, the shortest first.
    private func candidates(_ row: RelationshipMapping, _ call: InstancesCall) -> [RelationshipMapping] {
        var plain = row
        plain.valueExpression = nil
        if call.path != row.name { plain.sourceKeyPath = "$source." + call.path }
        var named = plain
        named.sourceMappingName = call.name
        return [plain, named]
    }
}

/// What the automatic expression of a relationship asks the migration manager for.
private struct InstancesCall {
    var selector: String
    /// The name of an entity mapping, or of a relationship.
    var name: String
    /// The key path from the source object to the objects that were migrated.
    var path: String
}

extension ValueExpression {
    /// `FUNCTION($manager, "destinationInstances…", "name", $source.path)`; nil for anything else.
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
