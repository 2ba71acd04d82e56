import ModelcSchema

/// The settings that edit actions accept for entities.
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

    /// Settings whose value is the name of another element, which must exist.
    static let references = [SettingWord(name: "parent", value: "ENTITY")]
}

extension RelationshipDescription {
    /// Makes the relationship to-many or to-one, with the maximum count that Xcode writes.
    mutating func set(toMany: Bool) {
        guard toMany != isToMany else { return }
        isToMany = toMany
        maximumCount = toMany ? nil : 1
        if !toMany { isOrdered = false }
    }

    /// Throws if the action has a setting that is valid only for to-many relationships.
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

/// The settings of fetch requests and fetched properties.
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

    /// Returns a flag of a fetch request. Xcode writes all flags or none. A flag that is set to the framework's default
    /// is therefore written only if the other flags are written. Setting and resetting a flag leaves the file
    /// unchanged.
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
    /// The flags as they are in the file; nil for a missing flag.
    fileprivate var flags: [Bool?] {
        [
            includesSubentities, includesPropertyValues, includesPendingChanges, returnsObjectsAsFaults,
            returnsDistinctResults,
        ]
    }

    /// The flags, with the framework's default for each missing flag.
    fileprivate var effectiveFlags: [Bool] {
        [
            effectiveIncludesSubentities, effectiveIncludesPropertyValues, effectiveIncludesPendingChanges,
            effectiveReturnsObjectsAsFaults, effectiveReturnsDistinctResults,
        ]
    }
}
