import ModelcJSON
import ModelcSchema

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

    /// The default as it counts, then everything as it is written.
    private var valueMembers: KeyValuePairs<String, JSONValue> {
        [
            "defaultValue": defaultValue?.json ?? .null,
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
