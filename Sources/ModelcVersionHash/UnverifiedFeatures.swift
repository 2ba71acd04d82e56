import ModelcSchema

/// Finds features with an unverified effect on a hash (FormatVersionHash §7).
enum UnverifiedFeatures {
    static func features(of attribute: AttributeDescription) -> [UnverifiedHashFeature] {
        guard !attribute.isDerived else { return features(ofDerived: attribute) }
        var features: [UnverifiedHashFeature] = []
        if attribute.preservesValueOnDeletion, attribute.allowsExternalStorage { features.append(.preserveExternal) }
        if attribute.allowsCloudEncryption { features.append(.cloudEncryption) }
        if let feature = feature(of: attribute.type) { features.append(feature) }
        if !isASCII(attribute.name) || !isASCII(attribute.versionHashModifier) { features.append(.nonASCII) }
        return features
    }

    /// Returns the unverified features of a derived attribute. Its type, name and flags are not hashed. Unknown content
    /// in the source may be a predicate; no sample contains one.
    private static func features(ofDerived attribute: AttributeDescription) -> [UnverifiedHashFeature] {
        let expression = DerivedExpression(attribute.derivationExpression ?? "")
        let isPlain = attribute.verbatim.unknownAttributes.isEmpty && attribute.verbatim.unknownElements.isEmpty
        return (expression.isEstablished && isPlain ? [] : [.derivedExpression])
            + (isASCII(expression.text) ? [] : [.nonASCII])
    }

    /// Returns the feature for a type if no hash of such an attribute has been observed; otherwise nil.
    private static func feature(of type: AttributeType) -> UnverifiedHashFeature? {
        switch type {
        case .composite: .composite
        case .objectID: .objectID
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date,
            .binary,
            .uuid, .uri, .transformable:
            nil
        }
    }

    static func features(of hashed: HashedRelationship, entityName: String) -> [UnverifiedHashFeature] {
        let relationship = hashed.relationship
        let isPlain =
            relationship.destinationName == entityName && !relationship.isToMany && !relationship.isOrdered
        let isText =
            isASCII(relationship.name) && isASCII(relationship.versionHashModifier)
            && isASCII(relationship.destinationName) && isASCII(hashed.hashedInverseName)
        return (hashed.isOwnInverse && !isPlain ? [.selfInverse] : []) + (isText ? [] : [.nonASCII])
    }

    static func features(of property: FetchedPropertyDescription) -> [UnverifiedHashFeature] {
        isASCII(property.name) && isASCII(property.versionHashModifier) ? [] : [.nonASCII]
    }

    /// Returns the features of the entity itself, without its properties.
    static func features(of entity: EntityDescription) -> [UnverifiedHashFeature] {
        var features: [UnverifiedHashFeature] = []
        if !entity.hasEstablishedConstraintOrder { features.append(.uniqueness) }
        if !isASCII(entity.name) || !isASCII(entity.versionHashModifier) { features.append(.nonASCII) }
        return features
    }

    private static func isASCII(_ text: String?) -> Bool {
        guard let text else { return true }
        return text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 < 0x80 } }
            ?? text.utf8.allSatisfy { $0 < 0x80 }
    }
}

extension UnverifiedHashFeature {
    /// A clause about what is not known, such as `it is not known how …`.
    package var explanation: String {
        switch self {
        case .derivedExpression: "it is not known which text is hashed of this derivation"
        case .uniqueness: "it is not known in which order these uniqueness constraints are hashed"
        case .preserveExternal:
            "it is not known how external storage and preservation after deletion are hashed together"
        case .cloudEncryption: "it is not known whether cloud encryption is hashed"
        case .composite: "it is not known how composite attributes are hashed"
        case .objectID: "it is not known how attributes of type ObjectID are hashed"
        case .sortOrder: "it is not known how Core Data orders names that differ in a number"
        case .nonASCII: "it is not known how text beyond ASCII is hashed"
        case .swiftSource: "the Swift source does not tell everything that is hashed"
        case .selfInverse: "it is not known how this kind of relationship that is its own inverse is hashed"
        }
    }
}
