import ModelcSchema

/// The settings of entities.
enum EntitySettings {
    static let all: [ElementSetting<EntityDescription>] = [
        .text("class", \.representedClassName),
        .flag("abstract", \.isAbstract),
        .choice(
            "codegen", \.codeGenerationType,
            [("manual", nil), ("class", .classDefinition), ("category", .category)], none: .some(nil)),
        .filled("renaming-id", \.renamingIdentifier),
        .text("hash-modifier", \.versionHashModifier),
    ]

    /// Settings that name another element, which must exist.
    static let references = [SettingWord(name: "parent", takesValue: true)]
}

/// The settings of relationships.
enum RelationshipSettings {
    static let all: [ElementSetting<RelationshipDescription>] = [
        .flag("optional", \.isOptional),
        .flag("transient", \.isTransient),
        ElementSetting("to-many", takesValue: false) { value, relationship in relationship.set(toMany: value == .on) },
        .count("min", \.minimumCount),
        ElementSetting("max") { value, relationship throws(ActionFailure) in
            guard let text = value.text else { return relationship.maximumCount = relationship.isToMany ? nil : 1 }
            guard let number = Int(text), number >= 0 else {
                throw .value(text, of: "max", "is not a whole number of 0 or more")
            }
            relationship.maximumCount = number
        },
        .choice("delete", \.deleteRule, deleteRules),
        .flag("ordered", \.isOrdered),
        .flag("indexed", \.isIndexed),
        .flag("spotlight", \.isIndexedBySpotlight),
        .filled("renaming-id", \.renamingIdentifier),
        .text("hash-modifier", \.versionHashModifier),
    ]

    /// Settings that name another element, and those of the other side, which is made or changed with it.
    static let references = [
        SettingWord(name: "destination", takesValue: true), SettingWord(name: "inverse", takesValue: true),
        SettingWord(name: "to-many-inverse", takesValue: false), SettingWord(name: "inverse-delete", takesValue: true),
        SettingWord(name: "inverse-ordered", takesValue: false),
        SettingWord(name: "inverse-optional", takesValue: false),
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
}

/// The settings of fetch requests, and of fetched properties.
enum FetchSettings {
    static let all: [ElementSetting<FetchRequestDescription>] = [
        .text("predicate", \.predicate),
        .count("limit", \.fetchLimit),
        .count("batch-size", \.fetchBatchSize),
        .optionalFlag("include-subentities", \.includesSubentities),
        .optionalFlag("include-property-values", \.includesPropertyValues),
        .optionalFlag("include-pending-changes", \.includesPendingChanges),
        .optionalFlag("return-faults", \.returnsObjectsAsFaults),
        .optionalFlag("distinct", \.returnsDistinctResults),
        .choice(
            "result", \.resultType,
            [("objects", nil), ("ids", .managedObjectIDs), ("dictionaries", .dictionaries), ("count", .count)],
            none: .some(nil)),
    ]

    static let ofProperty: [ElementSetting<FetchedPropertyDescription>] = [
        .flag("optional", \.isOptional),
        .flag("transient", \.isTransient),
        .filled("renaming-id", \.renamingIdentifier),
        .text("hash-modifier", \.versionHashModifier),
    ]
}

/// The settings of the model as a whole, of its configurations and of indexes.
enum ModelSettings {
    static let all: [ElementSetting<ManagedObjectModel>] = [
        .choice("language", \.sourceLanguage, [("swift", .swift), ("objc", .objectiveC)]),
        ElementSetting("identifier") { value, model in model.versionIdentifier = value.text ?? "" },
        .flag("cloudkit", \.isUsedWithCloudKit),
    ]

    static let ofConfiguration: [ElementSetting<ConfigurationDescription>] = [
        .flag("cloudkit", \.isUsedWithCloudKit)
    ]

    static let ofIndex: [ElementSetting<FetchIndexDescription>] = [.text("predicate", \.partialIndexPredicate)]
}
