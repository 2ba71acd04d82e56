import ModelcSchema

@testable import ModelcEditing

/// A setting of `edit`: the values that an element can get, and its current value.
struct RandomSetting<Element>: Sendable {
    let name: String
    let values: @Sendable (Element) -> [ActionValue]
    /// Nil if the value cannot be restored by this setting alone.
    let current: @Sendable (Element) -> ActionValue?

    static func flag(_ name: String, _ path: KeyPath<Element, Bool> & Sendable) -> RandomSetting {
        RandomSetting(
            name: name, values: { _ in [.on, .off] }, current: { $0[keyPath: path] ? .on : .off })
    }

    static func text(
        _ name: String, _ values: [String], _ path: KeyPath<Element, String?> & Sendable,
        where isPossible: @escaping @Sendable (Element) -> Bool = { _ in true }
    ) -> RandomSetting {
        RandomSetting(
            name: name, values: { isPossible($0) ? values.map(ActionValue.text) + [.off] : [] },
            current: { $0[keyPath: path].map(ActionValue.text) ?? .off })
    }

    static func count(_ name: String, _ path: KeyPath<Element, Int?> & Sendable) -> RandomSetting {
        RandomSetting(
            name: name, values: { _ in [.text("0"), .text("2"), .text("7"), .off] },
            current: { $0[keyPath: path].map { .text(String($0)) } ?? .off })
    }
}

extension RandomSetting<ManagedObjectModel> {
    static var ofModel: [RandomSetting] {
        [
            RandomSetting(
                name: "language", values: { _ in [.text("swift"), .text("objc")] },
                current: { $0.sourceLanguage.map { .text($0 == .swift ? "swift" : "objc") } }),
            .text("identifier", ["v1", "<2>"], \.versionIdentifier),
            .flag("cloudkit", \.isUsedWithCloudKit),
        ]
    }
}

extension AttributeType {
    /// The types that the type setting alone can set.
    static let plain: [AttributeType] = allCases.filter { ![.composite, .objectID].contains($0) }

    /// Texts that are values of the type, as Xcode spells them.
    fileprivate var samples: [String] {
        switch self {
        case .integer16, .integer32, .integer64: ["0", "-7", "300"]
        case .decimal, .double, .float: ["0.0", "-2.5"]
        case .boolean: ["YES", "NO"]
        case .string: ["", "a <b> & \"c\"\n"]
        case .undefined, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite: []
        }
    }
}

extension RandomSetting<EntityDescription> {
    static var ofEntity: [RandomSetting] {
        [
            .text("class", ["Thing", ".Item", "App.Item"], \.representedClassName),
            .flag("abstract", \.isAbstract),
            RandomSetting(
                name: "codegen", values: { _ in ["manual", "class", "category"].map(ActionValue.text) },
                current: { .text($0.codeGenerationType?.rawValue ?? "manual") }),
            .text("renaming-id", ["Former"], \.renamingIdentifier),
            .text("hash-modifier", ["1", ""], \.versionHashModifier),
        ]
    }
}

extension RandomSetting<AttributeDescription> {
    static var ofAttribute: [RandomSetting] {
        [
            RandomSetting(
                name: "type", values: { _ in AttributeType.plain.map { .text($0.rawValue) } }, current: { _ in nil }),
            .flag("optional", \.isOptional), .flag("transient", \.isTransient),
            RandomSetting(
                name: "default", values: { $0.type.samples.map(ActionValue.text) + [.off] },
                current: { $0.defaultDateInterval == nil ? $0.defaultValueText.map(ActionValue.text) ?? .off : nil }),
            .text("min", ["1"], \.minimumValueText, where: \.isBounded),
            .text("max", ["20"], \.maximumValueText, where: \.isBounded),
            .text("regex", ["[a-z]+ & <b>"], \.regularExpression, where: { $0.type == .string }),
            RandomSetting(
                name: "scalar", values: { $0.usesScalarValue == nil ? [] : [.on, .off] },
                current: { $0.usesScalarValue == true ? .on : .off }),
            .text(
                "transformer", ["NSSecureUnarchiveFromData"], \.valueTransformerName,
                where: { $0.type == .transformable }),
            .text("class", ["NSArray"], \.customClassName, where: { $0.type == .transformable }),
            .flag("external-storage", \.allowsExternalStorage), .flag("encrypted", \.allowsCloudEncryption),
            .flag("preserve-after-deletion", \.preservesValueOnDeletion), .flag("indexed", \.isIndexed),
            .flag("spotlight", \.isIndexedBySpotlight),
            RandomSetting(name: "derived", values: { _ in [.text("now()"), .off] }, current: { _ in nil }),
            .text("renaming-id", ["former"], \.renamingIdentifier),
            .text("hash-modifier", ["1", ""], \.versionHashModifier),
        ]
    }
}

extension AttributeDescription {
    fileprivate var isBounded: Bool { type.isNumber || type == .string }
}

extension RandomSetting<RelationshipDescription> {
    static var ofRelationship: [RandomSetting] {
        [
            .flag("optional", \.isOptional), .flag("transient", \.isTransient),
            RandomSetting(name: "to-many", values: { _ in [.on, .off] }, current: { _ in nil }),
            .count("min", \.minimumCount),
            RandomSetting(
                name: "max", values: { _ in [.text("0"), .text("5"), .off] },
                current: { $0.maximumCount.map { .text(String($0)) } ?? .off }),
            RandomSetting(
                name: "delete", values: { _ in ["nullify", "cascade", "deny", "no-action"].map(ActionValue.text) },
                current: { $0.deleteRule.map { .text($0.rawValue) } }),
            .flag("ordered", \.isOrdered), .flag("indexed", \.isIndexed), .flag("spotlight", \.isIndexedBySpotlight),
            .text("renaming-id", ["former"], \.renamingIdentifier),
            .text("hash-modifier", ["1", ""], \.versionHashModifier),
            ofInverse("inverse-delete", [.text("cascade"), .text("deny")]), ofInverse("inverse-ordered", [.on, .off]),
            ofInverse("inverse-optional", [.on, .off]), ofInverse("to-many-inverse", [.on, .off]),
        ]
    }

    private static func ofInverse(_ name: String, _ values: [ActionValue]) -> RandomSetting {
        RandomSetting(name: name, values: { $0.inverseName == nil ? [] : values }, current: { _ in nil })
    }
}

extension RandomSetting<FetchedPropertyDescription> {
    static var ofFetchedProperty: [RandomSetting] {
        [
            .flag("optional", \.isOptional), .flag("transient", \.isTransient),
            .text("renaming-id", ["former"], \.renamingIdentifier),
            .text("hash-modifier", ["1", ""], \.versionHashModifier),
        ]
    }
}

extension RandomSetting<FetchRequestDescription> {
    static var ofRequest: [RandomSetting] {
        [
            .text("predicate", ["TRUEPREDICATE", "SELF != nil AND 1 < 2"], \.predicate), .count("limit", \.fetchLimit),
            .count("batch-size", \.fetchBatchSize),
            .flag("include-subentities", \.effectiveIncludesSubentities),
            .flag("include-property-values", \.effectiveIncludesPropertyValues),
            .flag("include-pending-changes", \.effectiveIncludesPendingChanges),
            .flag("return-faults", \.effectiveReturnsObjectsAsFaults),
            .flag("distinct", \.effectiveReturnsDistinctResults),
            RandomSetting(
                name: "result", values: { _ in ["objects", "ids", "dictionaries", "count"].map(ActionValue.text) },
                current: { request in
                    switch request.resultType {
                    case nil: .text("objects")
                    case .managedObjectIDs: .text("ids")
                    case .dictionaries: .text("dictionaries")
                    case .count: .text("count")
                    case .managedObjects: nil
                    }
                }),
        ]
    }
}

extension RandomSetting<FetchIndexDescription> {
    static var ofIndex: [RandomSetting] {
        [
            .text("predicate", ["TRUEPREDICATE"], \.partialIndexPredicate)
        ]
    }
}

extension RandomSetting<ConfigurationDescription> {
    static var ofConfiguration: [RandomSetting] { [.flag("cloudkit", \.isUsedWithCloudKit)] }
}
