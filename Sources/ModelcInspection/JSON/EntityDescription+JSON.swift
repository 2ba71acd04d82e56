import ModelcJSON
import ModelcSchema

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
