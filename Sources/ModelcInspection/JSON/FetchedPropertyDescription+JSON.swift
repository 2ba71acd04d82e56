import ModelcJSON
import ModelcSchema

extension FetchedPropertyDescription {
    var json: JSONValue {
        .object(joining: commonMembers, ["fetchRequest": fetchRequest?.json ?? .null], sourceMembers)
    }
}
