import ModelcDiagnostics
import ModelcSchema

extension AttributeDescription {
    /// `<attribute>` of an entity or a composite (model-format §2.5, §2.6).
    static let xmlFormat = XMLElementFormat<AttributeDescription>(
        "attribute",
        fields: [
            .name("name", \.name),
            .flag("optional", \.isOptional),
            .flag("transient", \.isTransient),
            .attributeType,
            .text("composite", \.compositeName),
            .text("valueTransformerName", \.valueTransformerName),
            .flag("allowsExternalBinaryDataStorage", \.allowsExternalStorage),
            .flag("derived", \.isDerived),
            .text("derivationExpression", \.derivationExpression),
            .flag("allowsCloudEncryption", \.allowsCloudEncryption),
            .text("customClassName", \.customClassName),
            .interval("minDateTimeInterval", \.minimumDateInterval),
            .text("minValueString", \.minimumValueText),
            .interval("maxDateTimeInterval", \.maximumDateInterval),
            .text("maxValueString", \.maximumValueText),
            .text("regularExpressionString", \.regularExpression),
            .interval("defaultDateTimeInterval", \.defaultDateInterval),
            .text("defaultValueString", \.defaultValueText),
            .optionalFlag("usesScalarValueType", \.usesScalarValue),
            .flag("preserveAfterDeletion", \.preservesValueOnDeletion),
            .flag("indexed", \.isIndexed),
            .flag("spotlightIndexingEnabled", \.isIndexedBySpotlight),
            .text("elementID", \.renamingIdentifier),
            .text("versionHashModifier", \.versionHashModifier),
            .flag("storedInTruthFile", \.isStoredInTruthFile),
            .flag("syncable", \.isSyncable),
            .flag("isSyncIdentityProperty", \.isSyncIdentity),
        ],
        children: [.container("userInfo", \.userInfo.entries, UserInfoEntry.xmlFormat, sortedBy: "key")],
        pathComponent: \.name,
        check: { AttributeCheck(attribute: $0, report: $1).run() })
}

extension XMLField<AttributeDescription> {
    /// Absent is the undefined type, which Xcode never spells out.
    fileprivate static var attributeType: XMLField {
        XMLField(
            name: "attributeType",
            read: { text, attribute in
                guard let type = AttributeType(rawValue: text) else {
                    return .invalid(.unknownAttributeType(near(text, AttributeType.self)))
                }
                attribute.type = type
                switch type {
                case .undefined, .objectID: return .invalid(.unusualAttributeType)
                case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary,
                    .uuid, .uri, .transformable, .composite:
                    return .canonical
                }
            },
            write: { $0.type == .undefined ? nil : $0.type.rawValue })
    }
}

extension FieldProblem {
    fileprivate static func unknownAttributeType(_ near: String?) -> FieldProblem {
        FieldProblem(
            id: .unreadableElement, severity: .error, message: "is no attribute type",
            help: near.map { "did you mean '\($0)'?" }
                ?? "the types are " + AttributeType.allCases.map(\.rawValue).joined(separator: ", "))
    }

    /// No public model has these spellings: that they mean what they say is unverified.
    fileprivate static var unusualAttributeType: FieldProblem {
        FieldProblem(
            id: .undefinedAttributeType, severity: .warning, message: "is read as it says, but Xcode never writes it",
            help: "remove the attribute for an undefined type, or choose a type in the editor")
    }
}
