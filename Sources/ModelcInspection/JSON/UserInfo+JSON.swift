import ModelcJSON
import ModelcSchema

extension UserInfo {
    /// A list in file order and not an object: a key may occur twice.
    var json: JSONValue { .array(entries.map(\.json)) }
}

extension UserInfoEntry {
    fileprivate var json: JSONValue {
        .object(joining: ["key": .string(key), "value": .string(value)], sourceMembers)
    }
}
