import ModelcBase
import ModelcSchema

extension PropertyDescription {
    /// The JSON members with which every property begins.
    var commonMembers: KeyValuePairs<String, JSONValue> {
        [
            "name": .string(name),
            "isOptional": .bool(isOptional),
            "isTransient": .bool(isTransient),
            "isIndexed": .bool(isIndexed),
            "renamingIdentifier": .optional(renamingIdentifier),
            "versionHashModifier": .optional(versionHashModifier),
            "isIndexedBySpotlight": .bool(isIndexedBySpotlight),
            "isStoredInTruthFile": .bool(isStoredInTruthFile),
            "isSyncable": .bool(isSyncable),
            "userInfo": userInfo.json,
        ]
    }
}

extension AttributeDescription {
    var json: JSONValue { .object(joining: commonMembers, typeMembers, valueMembers, storageMembers, sourceMembers) }

    private var typeMembers: KeyValuePairs<String, JSONValue> {
        [
            "type": .string(type.rawValue),
            "compositeName": .optional(compositeName),
            "usesScalarValue": .optional(usesScalarValue),
            "valueTransformerName": .optional(valueTransformerName),
            "customClassName": .optional(customClassName),
        ]
    }

    /// The effective default value, followed by all values as they are written in the model.
    private var valueMembers: KeyValuePairs<String, JSONValue> {
        [
            "defaultValue": defaultValue?.json ?? .null,
            "hasComputedDefault": .bool(hasComputedDefault),
            "defaultValueText": .optional(defaultValueText),
            "minimumValueText": .optional(minimumValueText),
            "maximumValueText": .optional(maximumValueText),
            "defaultDateInterval": .optional(defaultDateInterval),
            "minimumDateInterval": .optional(minimumDateInterval),
            "maximumDateInterval": .optional(maximumDateInterval),
            "regularExpression": .optional(regularExpression),
        ]
    }

    private var storageMembers: KeyValuePairs<String, JSONValue> {
        [
            "allowsExternalStorage": .bool(allowsExternalStorage),
            "allowsCloudEncryption": .bool(allowsCloudEncryption),
            "preservesValueOnDeletion": .bool(preservesValueOnDeletion),
            "isDerived": .bool(isDerived),
            "derivationExpression": .optional(derivationExpression),
            "isSyncIdentity": .bool(isSyncIdentity),
        ]
    }
}

extension AttributeValue {
    /// The value as JSON. A decimal number is a string, because JSON readers would round it. A date is the number of
    /// seconds since 2001-01-01T00:00:00Z.
    var json: JSONValue {
        switch self {
        case .integer(let integer): .integer(Int(clamping: integer))
        case .double(let number): .number(number)
        case .decimal(let digits): .string(digits)
        case .boolean(let bool): .bool(bool)
        case .string(let text): .string(text)
        case .date(let interval): .number(interval)
        }
    }
}

extension RelationshipDescription {
    var json: JSONValue { .object(joining: commonMembers, ownMembers, sourceMembers) }

    private var ownMembers: KeyValuePairs<String, JSONValue> {
        [
            "destinationName": .optional(destinationName),
            "inverseName": .optional(inverseName),
            "inverseEntityName": .optional(inverseEntityName),
            "deleteRule": .optional(deleteRule?.rawValue),
            "effectiveDeleteRule": .string(effectiveDeleteRule.rawValue),
            "isToMany": .bool(isToMany),
            "isOrdered": .bool(isOrdered),
            "minimumCount": .optional(minimumCount),
            "maximumCount": .optional(maximumCount),
        ]
    }
}

extension FetchedPropertyDescription {
    var json: JSONValue {
        .object(joining: commonMembers, ["fetchRequest": fetchRequest?.json ?? .null], sourceMembers)
    }
}

extension SourceElement {
    /// The JSON members with which every element of the source ends.
    var sourceMembers: KeyValuePairs<String, JSONValue> { ["position": positionJSON, "verbatim": verbatimJSON] }

    /// The line and the column. The offset is omitted, because it can be derived from them.
    var positionJSON: JSONValue { position?.json ?? .null }

    /// Unknown content of the element; null for nearly every element.
    var verbatimJSON: JSONValue { verbatim.isEmpty ? .null : verbatim.json }
}

extension SourcePosition {
    var json: JSONValue { ["line": .integer(line), "column": .integer(column)] }
}

extension UserInfo {
    /// The entries as a list in file order. It is not an object, because a key can occur twice.
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
    /// Returns one object with the members of all groups, in the given order.
    static func object(joining groups: KeyValuePairs<String, JSONValue>...) -> JSONValue {
        var members: [JSONMember] = []
        members.reserveCapacity(groups.reduce(0) { $0 + $1.count })
        for group in groups {
            for (key, value) in group { members.append(JSONMember(key: key, value: value)) }
        }
        return .object(members)
    }
}
