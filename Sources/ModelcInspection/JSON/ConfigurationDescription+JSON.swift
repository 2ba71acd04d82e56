import ModelcJSON
import ModelcSchema

extension ConfigurationDescription {
    var json: JSONValue {
        .object(
            joining: [
                "name": .string(name),
                "members": .array(members.map(\.json)),
                "isUsedWithCloudKit": .bool(isUsedWithCloudKit),
            ],
            sourceMembers
        )
    }
}
