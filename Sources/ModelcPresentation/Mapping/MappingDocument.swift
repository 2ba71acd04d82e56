import ModelcBase
import ModelcPlans
import ModelcSchema

extension ResolvedMapping {
    /// Returns the result of `modelc mapping show --format json`.
    func json(name: String, _ source: CopyFreshness?, _ destination: CopyFreshness?) -> JSONValue {
        [
            "name": .string(name),
            "frameworkVersion": .optional(mapping.frameworkVersion),
            "source": mapping.source.json(source),
            "destination": mapping.destination.json(destination),
            "entityMappings": .array(mapping.entityMappings.map(json)),
            "droppedEntities": .array(droppedEntities.map { .string($0.name) }),
            "unreachableObjects": .integer(mapping.unreachableObjects.count),
        ]
    }

    private func json(of mapping: EntityMapping) -> JSONValue {
        [
            "number": .integer(mapping.number),
            "name": .string(mapping.effectiveName),
            "hasOwnName": .bool(!(mapping.name ?? "").isEmpty),
            "kind": .string(mapping.kind.jsonName),
            "sourceEntity": .optional(mapping.sourceEntityName),
            "destinationEntity": .optional(mapping.destinationEntityName),
            "policyClass": .optional(mapping.policyClass),
            "sourceFilter": .optional(mapping.sourceFilter),
            "sourceExpression": .optional(mapping.sourceExpression?.text),
            "userInfo": (mapping.userInfo?.userInfo ?? UserInfo()).json,
            "attributes": .array(
                mapping.attributeMappings.map { row in
                    row.json(automatic: automaticValue(of: row, in: mapping), keyPath: nil)
                }),
            "relationships": .array(
                mapping.relationshipMappings.map { row in
                    row.json(automatic: automaticValue(of: row, in: mapping), keyPath: row.sourceKeyPath)
                }),
        ]
    }
}

extension EmbeddedModel {
    fileprivate func json(_ freshness: CopyFreshness?) -> JSONValue {
        [
            "path": .optional(path),
            "bundle": .optional(bundleName),
            "version": .optional(versionName),
            "isReadable": .bool(model != nil),
            "entities": .array((model?.entities ?? []).map { .string($0.name) }),
            "freshness": .optional(freshness?.jsonName),
            "staleEntities": .array((freshness?.staleEntities ?? []).map { .string($0) }),
        ]
    }
}

extension PropertyMapping {
    fileprivate func json(automatic: AutomaticValue, keyPath: String?) -> JSONValue {
        let isOwn = valueExpression != nil
        return [
            "name": .string(name),
            "expression": .optional(valueExpression?.text),
            "value": .string(isOwn ? "expression" : automatic.jsonName),
            "mappings": .array(isOwn ? [] : automatic.mappingNames.map(JSONValue.string)),
            "sourceKeyPath": .optional(keyPath),
            "userInfo": (userInfo?.userInfo ?? UserInfo()).json,
        ]
    }
}

extension AutomaticValue {
    /// The name in JSON documents. It does not change if the case is renamed.
    fileprivate var jsonName: String {
        switch self {
        case .sameProperty: "sameProperty"
        case .mapping, .anyMapping: "mappedObjects"
        case .noMapping: "noMapping"
        case .nothing: "nothing"
        case .unknown: "unknown"
        }
    }

    fileprivate var mappingNames: [String] {
        switch self {
        case .mapping(let name): [name]
        case .anyMapping(let names): names
        case .sameProperty, .noMapping, .nothing, .unknown: []
        }
    }
}

extension EntityMappingKind {
    fileprivate var jsonName: String {
        switch self {
        case .custom: "custom"
        case .add: "add"
        case .remove: "remove"
        case .copyOrTransform: "copyOrTransform"
        }
    }
}
