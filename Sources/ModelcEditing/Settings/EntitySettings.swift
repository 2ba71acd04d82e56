import ModelcBase
import ModelcSchema

/// The settings of entities.
enum EntitySettings {
    static let all: [ElementSetting<EntityDescription>] = [
        .text("class", value: "NAME", \.representedClassName),
        .flag("abstract", \.isAbstract),
        .choice(
            "codegen", \.codeGenerationType,
            [("manual", nil), ("class", .classDefinition), ("category", .category)], none: .some(nil)),
        .filled("renaming-id", value: "NAME", \.renamingIdentifier),
        .text("hash-modifier", value: "TEXT", \.versionHashModifier),
    ]

    /// Settings that name another element, which must exist.
    static let references = [SettingWord(name: "parent", value: "ENTITY")]
}

/// The settings of relationships.
enum RelationshipSettings {
    static let all: [ElementSetting<RelationshipDescription>] = [
        .flag("optional", \.isOptional),
        .flag("transient", \.isTransient),
        ElementSetting("to-many", value: nil) { value, relationship in relationship.set(toMany: value == .on) },
        .count("min", \.minimumCount),
        ElementSetting("max", value: "N") { value, relationship throws(ActionFailure) in
            guard let text = value.text else { return relationship.maximumCount = relationship.isToMany ? nil : 1 }
            guard let number = Int(text), number >= 0 else {
                throw .value(text, of: "max", "is not a whole number of 0 or more")
            }
            // Without a limit Xcode writes nothing (FormatModelXML §3.5).
            relationship.maximumCount = number == 0 && relationship.isToMany ? nil : number
        },
        .choice("delete", \.deleteRule, deleteRules),
        .flag("ordered", \.isOrdered),
        .flag("indexed", \.isIndexed),
        .flag("spotlight", \.isIndexedBySpotlight),
        .filled("renaming-id", value: "NAME", \.renamingIdentifier),
        .text("hash-modifier", value: "TEXT", \.versionHashModifier),
    ]

    /// Settings that name another element, and those of the other side, which is made or changed with it.
    static let references = [
        SettingWord(name: "destination", value: "ENTITY"), SettingWord(name: "inverse", value: "NAME"),
        SettingWord(name: "to-many-inverse", value: nil),
        SettingWord(name: "inverse-delete", value: deleteRules.map(\.0).joined(separator: "|")),
        SettingWord(name: "inverse-ordered", value: nil),
        SettingWord(name: "inverse-optional", value: nil),
    ]

    /// What the settings of the other side are called on that side.
    static let ofInverse = [
        "to-many-inverse": "to-many", "inverse-delete": "delete", "inverse-ordered": "ordered",
        "inverse-optional": "optional",
    ]

    private static let deleteRules: [(String, DeleteRule?)] = [
        ("nullify", .nullify), ("cascade", .cascade), ("deny", .deny), ("no-action", .noAction),
    ]
}

extension RelationshipDescription {
    /// To many objects or to one, with the largest number that Xcode writes then.
    mutating func set(toMany: Bool) {
        guard toMany != isToMany else { return }
        isToMany = toMany
        maximumCount = toMany ? nil : 1
        if !toMany { isOrdered = false }
    }

    /// Ends an action that sets what only a relationship to many can have.
    func refuseForeign(_ action: EditAction) throws(ActionFailure) {
        guard !isToMany else { return }
        if action.value("ordered") == .on {
            throw .usage("--ordered does not apply: \(name) is a to-one relationship", help: "add --to-many")
        }
        if let text = action.value("max")?.text, maximumCount != 1 {
            throw .value(
                text, of: "max", "does not apply: \(name) is a to-one relationship, whose maximum is 1; add --to-many")
        }
    }
}

/// The settings of fetch requests, and of fetched properties.
enum FetchSettings {
    static let all: [ElementSetting<FetchRequestDescription>] = [
        .text("predicate", value: "PREDICATE", \.predicate),
        .count("limit", \.fetchLimit),
        .count("batch-size", \.fetchBatchSize),
        requestFlag("include-subentities", \.includesSubentities),
        requestFlag("include-property-values", \.includesPropertyValues),
        requestFlag("include-pending-changes", \.includesPendingChanges),
        requestFlag("return-faults", \.returnsObjectsAsFaults),
        requestFlag("distinct", \.returnsDistinctResults),
        .choice(
            "result", \.resultType,
            [("objects", nil), ("ids", .managedObjectIDs), ("dictionaries", .dictionaries), ("count", .count)],
            none: .some(nil)),
    ]

    /// A flag of a request. Xcode writes all of them or none: what the framework has as default is written only beside the
    /// others, so that a flag that is set and taken back leaves the file as it was.
    private static func requestFlag(
        _ name: String, _ path: WritableKeyPath<FetchRequestDescription, Bool?> & Sendable
    ) -> ElementSetting<FetchRequestDescription> {
        ElementSetting(name, value: nil) { value, request in
            var plain = request
            plain[keyPath: path] = nil
            var wished = request
            wished[keyPath: path] = value == .on
            let isDefault = plain.effectiveFlags == wished.effectiveFlags
            let writesOthers = plain.flags.count { $0 != nil } == plain.flags.count - 1
            request = isDefault && !writesOthers ? plain : wished
        }
    }

    static let ofProperty: [ElementSetting<FetchedPropertyDescription>] = [
        .flag("optional", \.isOptional),
        .flag("transient", \.isTransient),
        .filled("renaming-id", value: "NAME", \.renamingIdentifier),
        .text("hash-modifier", value: "TEXT", \.versionHashModifier),
    ]
}

extension FetchRequestDescription {
    /// The flags as they are written; nil for those that are not.
    fileprivate var flags: [Bool?] {
        [
            includesSubentities, includesPropertyValues, includesPendingChanges, returnsObjectsAsFaults,
            returnsDistinctResults,
        ]
    }

    /// The flags as the framework takes them.
    fileprivate var effectiveFlags: [Bool] {
        [
            effectiveIncludesSubentities, effectiveIncludesPropertyValues, effectiveIncludesPendingChanges,
            effectiveReturnsObjectsAsFaults, effectiveReturnsDistinctResults,
        ]
    }
}

/// The settings of the model as a whole, of its configurations and of indexes.
enum ModelSettings {
    static let all: [ElementSetting<ManagedObjectModel>] = [
        .choice("language", \.sourceLanguage, [("swift", .swift), ("objc", .objectiveC)]),
        ElementSetting("identifier", value: "TEXT") { value, model in model.versionIdentifier = value.text ?? "" },
        .flag("cloudkit", \.isUsedWithCloudKit),
    ]

    static let ofConfiguration: [ElementSetting<ConfigurationDescription>] = [
        .flag("cloudkit", \.isUsedWithCloudKit)
    ]

    static let ofIndex: [ElementSetting<FetchIndexDescription>] = [
        .text("predicate", value: "PREDICATE", \.partialIndexPredicate)
    ]
}

/// The settings of attributes.
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

    /// The type of a word, as `AttributeType(word:)` knows it.
    static func type(_ word: String) throws(ActionFailure) -> AttributeType {
        if let type = AttributeType(word: word) { return type }
        let types = AttributeType.allCases.filter { $0 != .objectID }.map(\.rawValue)
        // Many words are near to its other name, None, and nobody means it by them.
        let near = AttributeType.nearest(toWord: word).flatMap { $0 == .undefined ? nil : $0 }
        throw .usage(
            "'\(TerminalText.escaped(word))' is not an attribute type",
            help: near.map { "did you mean '\($0.rawValue)'?" }
                ?? "the types are \(types.joined(separator: ", "))")
    }
}
