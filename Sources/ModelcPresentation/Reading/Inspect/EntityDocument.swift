import ModelcBase
import ModelcSchema

// The JSON of an entity in `modelc inspect --format json`.
extension EntityDescription {
    var json: JSONValue { .object(joining: headMembers, contentMembers, sourceMembers) }

    private var headMembers: KeyValuePairs<String, JSONValue> {
        [
            "name": .string(name),
            "className": className?.json ?? .null,
            "representedClassName": .optional(representedClassName),
            "isAbstract": .bool(isAbstract),
            "parentName": .optional(parentName),
            "renamingIdentifier": .optional(renamingIdentifier),
            "versionHashModifier": .optional(versionHashModifier),
            "isSyncable": .bool(isSyncable),
            "codeGenerationType": .optional(codeGenerationType?.rawValue),
        ]
    }

    private var contentMembers: KeyValuePairs<String, JSONValue> {
        [
            "attributes": .array(attributes.map(\.json)),
            "relationships": .array(relationships.map(\.json)),
            "fetchedProperties": .array(fetchedProperties.map(\.json)),
            "fetchIndexes": .array(fetchIndexes.map(\.json)),
            "compoundIndexes": .array(compoundIndexes.map(\.json)),
            "uniquenessConstraints": .array(uniquenessConstraints.map(\.json)),
            "userInfo": userInfo.json,
        ]
    }
}

extension ClassName {
    /// The class. The module is null if the model does not state one, and empty for the current module.
    var json: JSONValue {
        let moduleName: JSONValue =
            switch module {
            case .unspecified: .null
            case .current: ""
            case .named(let name): .string(name)
            }
        return ["module": moduleName, "name": .string(name)]
    }
}

extension FetchIndexDescription {
    var json: JSONValue {
        .object(
            joining: [
                "name": .string(name),
                "elements": .array(elements.map(\.json)),
                "partialIndexPredicate": .optional(partialIndexPredicate),
            ],
            sourceMembers
        )
    }
}

extension FetchIndexElementDescription {
    fileprivate var json: JSONValue {
        .object(
            joining: [
                "propertyName": .optional(propertyName),
                "expression": .optional(expression),
                "expressionType": .optional(expressionType),
                "collation": .optional(collation?.rawValue),
                "order": .optional(order?.rawValue),
            ],
            sourceMembers
        )
    }
}

extension CompoundIndex {
    var json: JSONValue { .object(joining: ["members": .array(members.map(\.json))], sourceMembers) }
}

extension UniquenessConstraint {
    var json: JSONValue { .object(joining: ["members": .array(members.map(\.json))], sourceMembers) }
}
