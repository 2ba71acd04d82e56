import ModelcJSON

extension JSONValue {
    /// One object of several groups of members, in the order given.
    static func object(joining groups: KeyValuePairs<String, JSONValue>...) -> JSONValue {
        var members: [JSONMember] = []
        members.reserveCapacity(groups.reduce(0) { $0 + $1.count })
        for group in groups {
            for (key, value) in group { members.append(JSONMember(key: key, value: value)) }
        }
        return .object(members)
    }
}
