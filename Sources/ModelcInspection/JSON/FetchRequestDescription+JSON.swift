import ModelcJSON
import ModelcSchema

extension FetchRequestDescription {
    var json: JSONValue { .object(joining: ownMembers, sourceMembers) }

    private var ownMembers: KeyValuePairs<String, JSONValue> {
        [
            "name": .string(name),
            "entityName": .optional(entityName),
            "predicate": .optional(predicate),
            "fetchLimit": .optional(fetchLimit),
            "fetchBatchSize": .optional(fetchBatchSize),
            "includesSubentities": .optional(includesSubentities),
            "includesPropertyValues": .optional(includesPropertyValues),
            "includesPendingChanges": .optional(includesPendingChanges),
            "returnsObjectsAsFaults": .optional(returnsObjectsAsFaults),
            "returnsDistinctResults": .optional(returnsDistinctResults),
            "resultType": .optional(resultType?.jsonName),
            "userInfo": userInfo.json,
        ]
    }
}

extension FetchResultType {
    /// The number of the XML form says nothing to a reader, and a case may be renamed: the document has its own words.
    fileprivate var jsonName: String {
        switch self {
        case .managedObjects: "managedObjects"
        case .managedObjectIDs: "managedObjectIDs"
        case .dictionaries: "dictionaries"
        case .count: "count"
        }
    }
}
