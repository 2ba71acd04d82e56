import ModelcJSON
import ModelcSchema

extension CompositeDescription {
    var json: JSONValue {
        .object(joining: ["name": .string(name), "attributes": .array(attributes.map(\.json))], sourceMembers)
    }
}
