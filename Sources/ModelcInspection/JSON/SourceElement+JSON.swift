import ModelcJSON
import ModelcSchema
import ModelcText

extension SourceElement {
    /// What every element of the source ends with.
    var sourceMembers: KeyValuePairs<String, JSONValue> { ["position": positionJSON, "verbatim": verbatimJSON] }

    /// Line and column; the offset follows from them.
    var positionJSON: JSONValue {
        position.map { ["line": .integer($0.line), "column": .integer($0.column)] } ?? .null
    }

    /// Null for nearly every element.
    var verbatimJSON: JSONValue { verbatim.isEmpty ? .null : verbatim.json }
}

extension UserInfo {
    /// A list in file order and not an object: a key may occur twice.
    var json: JSONValue { .array(entries.map(\.json)) }
}

extension UserInfoEntry {
    fileprivate var json: JSONValue {
        .object(joining: ["key": .string(key), "value": .string(value)], sourceMembers)
    }
}

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

extension NamedReference {
    var json: JSONValue { .object(joining: ["name": .string(name)], sourceMembers) }
}

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
