import ModelcJSON
import ModelcSchema

extension PropertyDescription {
    /// What every property begins with.
    var commonMembers: KeyValuePairs<String, JSONValue> {
        [
            "name": .string(name),
            "isOptional": .bool(isOptional),
            "isTransient": .bool(isTransient),
            "isIndexed": .bool(isIndexed),
            "renamingIdentifier": .optional(renamingIdentifier),
            "versionHashModifier": .optional(versionHashModifier),
            "isIndexedBySpotlight": .bool(isIndexedBySpotlight),
            "isStoredInTruthFile": .bool(isStoredInTruthFile),
            "isSyncable": .bool(isSyncable),
            "userInfo": userInfo.json,
        ]
    }
}
