import ModelcJSON
import ModelcSchema

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
