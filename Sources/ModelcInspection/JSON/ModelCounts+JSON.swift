import ModelcJSON

extension ModelCounts {
    var json: JSONValue {
        [
            "entities": .integer(entities),
            "attributes": .integer(attributes),
            "relationships": .integer(relationships),
            "fetchedProperties": .integer(fetchedProperties),
            "fetchIndexes": .integer(fetchIndexes),
            "uniquenessConstraints": .integer(uniquenessConstraints),
            "configurations": .integer(configurations),
            "fetchRequests": .integer(fetchRequests),
            "composites": .integer(composites),
        ]
    }
}
