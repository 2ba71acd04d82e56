import ModelcBase
import ModelcSchema

/// The settings that edit actions accept for attributes.
enum AttributeSettings {
    static let all: [ElementSetting<AttributeDescription>] = [
        ElementSetting("type", value: "TYPE") { value, attribute throws(ActionFailure) in
            attribute.change(type: try AttributeSettings.type(value.text ?? AttributeType.undefined.rawValue))
        },
        ElementSetting("composite", value: "NAME") { value, attribute throws(ActionFailure) in
            if value.text != nil { attribute.change(type: .composite) }
            attribute.compositeName = value.text
        },
        .flag("optional", \.isOptional),
        .flag("transient", \.isTransient),
        ElementSetting("default", value: "VALUE") { value, attribute throws(ActionFailure) in
            try attribute.set(default: value.text)
        },
        ElementSetting("min", value: "VALUE") { value, attribute throws(ActionFailure) in
            try attribute.set(bound: "min", value.text, \.minimumValueText, \.minimumDateInterval)
        },
        ElementSetting("max", value: "VALUE") { value, attribute throws(ActionFailure) in
            try attribute.set(bound: "max", value.text, \.maximumValueText, \.maximumDateInterval)
        },
        .filled("regex", value: "PATTERN", \.regularExpression),
        .optionalFlag("scalar", \.usesScalarValue),
        .filled("transformer", value: "NAME", \.valueTransformerName),
        .text("class", value: "NAME", \.customClassName),
        .flag("external-storage", \.allowsExternalStorage),
        .flag("encrypted", \.allowsCloudEncryption),
        .flag("preserve-after-deletion", \.preservesValueOnDeletion),
        ElementSetting("derived", value: "EXPRESSION") { value, attribute throws(ActionFailure) in
            guard value.text != "" else {
                throw .usage("--derived is empty", help: "to make it a stored attribute, write --no-derived")
            }
            attribute.isDerived = value.text != nil
            attribute.derivationExpression = value.text
        },
        .flag("indexed", \.isIndexed),
        .flag("spotlight", \.isIndexedBySpotlight),
        .filled("renaming-id", value: "NAME", \.renamingIdentifier),
        .text("hash-modifier", value: "TEXT", \.versionHashModifier),
    ]

    /// Returns the attribute type for a word, by the rules of `AttributeType(word:)`.
    static func type(_ word: String) throws(ActionFailure) -> AttributeType {
        if let type = AttributeType(word: word) { return type }
        let types = AttributeType.allCases.filter { $0 != .objectID }.map(\.rawValue)
        // `None` is another name of the type Undefined. It is never suggested, because many words are similar to it
        // without meaning it.
        let near = AttributeType.nearest(toWord: word).flatMap { $0 == .undefined ? nil : $0 }
        throw .usage(
            "'\(TerminalText.escaped(word))' is not an attribute type",
            help: near.map { "did you mean '\($0.rawValue)'?" }
                ?? "the types are \(types.joined(separator: ", "))")
    }
}
