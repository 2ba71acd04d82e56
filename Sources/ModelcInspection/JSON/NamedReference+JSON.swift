import ModelcJSON
import ModelcSchema

extension NamedReference {
    var json: JSONValue { .object(joining: ["name": .string(name)], sourceMembers) }
}
