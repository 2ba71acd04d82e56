import ModelcJSON
import ModelcSchema

extension CompoundIndex {
    var json: JSONValue { .object(joining: ["members": .array(members.map(\.json))], sourceMembers) }
}
