import ModelcJSON
import ModelcSchema

extension RelationshipDescription {
    var json: JSONValue { .object(joining: commonMembers, ownMembers, sourceMembers) }

    private var ownMembers: KeyValuePairs<String, JSONValue> {
        [
            "destinationName": .optional(destinationName),
            "inverseName": .optional(inverseName),
            "inverseEntityName": .optional(inverseEntityName),
            "deleteRule": .optional(deleteRule?.rawValue),
            "effectiveDeleteRule": .string(effectiveDeleteRule.rawValue),
            "isToMany": .bool(isToMany),
            "isOrdered": .bool(isOrdered),
            "minimumCount": .optional(minimumCount),
            "maximumCount": .optional(maximumCount),
        ]
    }
}
