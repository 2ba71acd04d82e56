import ModelcJSON
import ModelcSchema

extension UniquenessConstraint {
    var json: JSONValue { .object(joining: ["members": .array(members.map(\.json))], sourceMembers) }
}
