import ModelcJSON
import ModelcSchema

extension VerbatimContent {
    var json: JSONValue {
        [
            "unknownAttributes": .array(unknownAttributes.map(\.json)),
            "unknownElements": .array(unknownElements.map(\.json)),
            "spellings": .array(spellings.map(\.json)),
            "emptyContainers": .array(emptyContainers.map(JSONValue.string)),
        ]
    }
}

extension VerbatimAttribute {
    fileprivate var json: JSONValue { ["name": .string(name), "value": .string(value)] }
}

extension VerbatimElement {
    fileprivate var json: JSONValue {
        [
            "name": .string(name),
            "attributes": .array(attributes.map(\.json)),
            "children": .array(children.map(\.json)),
            "text": .string(text),
        ]
    }
}
