import ModelcSchema

extension EntityDescription {
    /// `<entity>` (FormatModelXML §2.4).
    static let xmlFormat = XMLElementFormat<EntityDescription>(
        "entity",
        fields: [
            .name("name", \.name),
            .text("representedClassName", \.representedClassName),
            .flag("isAbstract", \.isAbstract),
            .text("parentEntity", \.parentName),
            .text("elementID", \.renamingIdentifier),
            .text("versionHashModifier", \.versionHashModifier),
            .flag("syncable", \.isSyncable),
            .choice("codeGenerationType", \.codeGenerationType, problem: FieldProblem.unknownValue),
        ],
        children: [
            .list(\.attributes, AttributeDescription.xmlFormat, sortedBy: "name"),
            .list(\.relationships, RelationshipDescription.xmlFormat, sortedBy: "name"),
            .list(\.fetchedProperties, FetchedPropertyDescription.xmlFormat, sortedBy: "name"),
            .list(\.fetchIndexes, FetchIndexDescription.xmlFormat),
            .container("compoundIndexes", \.compoundIndexes, CompoundIndex.xmlFormat),
            .container("uniquenessConstraints", \.uniquenessConstraints, UniquenessConstraint.xmlFormat),
            .container("userInfo", \.userInfo.entries, UserInfoEntry.xmlFormat, sortedBy: "key"),
        ],
        pathComponent: \.name,
        check: { entity, report in entity.userInfo.reportDuplicateKeys(report) })
}

extension FetchIndexDescription {
    /// `<fetchIndex>` (FormatModelXML §2.9).
    static let xmlFormat = XMLElementFormat<FetchIndexDescription>(
        "fetchIndex",
        fields: [.name("name", \.name), .text("partialIndexPredicate", \.partialIndexPredicate)],
        children: [.list(\.elements, FetchIndexElementDescription.xmlFormat)],
        pathComponent: \.name)
}

extension FetchIndexElementDescription {
    /// `<fetchIndexElement>` (FormatModelXML §2.9).
    static let xmlFormat = XMLElementFormat<FetchIndexElementDescription>(
        "fetchIndexElement",
        fields: [
            .text("property", \.propertyName),
            .text("expression", \.expression),
            .text("expressionType", \.expressionType),
            .choice("type", \.collation, problem: FieldProblem.unknownValue),
            .choice("order", \.order, problem: FieldProblem.unknownValue),
        ])
}

extension CompoundIndex {
    /// `<compoundIndex>` (FormatModelXML §2.9).
    static let xmlFormat = XMLElementFormat<CompoundIndex>(
        "compoundIndex", fields: [],
        children: [.list(\.members, XMLElementFormat("index", fields: [.name("value", \.name)]))])
}

extension UniquenessConstraint {
    /// `<uniquenessConstraint>` (FormatModelXML §2.9).
    static let xmlFormat = XMLElementFormat<UniquenessConstraint>(
        "uniquenessConstraint", fields: [],
        children: [.list(\.members, XMLElementFormat("constraint", fields: [.name("value", \.name)]))])
}

extension FetchRequestDescription {
    /// `<fetchRequest>` in `<model>`: a template with a name that users know (FormatModelXML §2.8).
    static let xmlFormat = format(pathComponent: \.name)

    /// `<fetchRequest>` of a fetched property, which always has the same name.
    static let ofFetchedProperty = format(pathComponent: { _ in nil })

    private static func format(
        pathComponent: @escaping @Sendable (FetchRequestDescription) -> String?
    ) -> XMLElementFormat<FetchRequestDescription> {
        XMLElementFormat(
            "fetchRequest",
            fields: [
                .name("name", \.name),
                .text("entity", \.entityName),
                .text("predicateString", \.predicate),
                .integer("fetchLimit", \.fetchLimit),
                .integer("fetchBatchSize", \.fetchBatchSize),
                .optionalFlag("includeSubentities", \.includesSubentities),
                .optionalFlag("includePropertyValues", \.includesPropertyValues),
                .optionalFlag("includesPendingChanges", \.includesPendingChanges),
                .optionalFlag("returnObjectsAsFaults", \.returnsObjectsAsFaults),
                .optionalFlag("returnDistinctResults", \.returnsDistinctResults),
                .resultType,
            ],
            children: [.container("userInfo", \.userInfo.entries, UserInfoEntry.xmlFormat, sortedBy: "key")],
            pathComponent: pathComponent,
            check: { $0.check($1) })
    }

    private func check(_ report: ElementReport) {
        let flags = [
            includesSubentities, includesPropertyValues, includesPendingChanges, returnsObjectsAsFaults,
            returnsDistinctResults,
        ]
        let written = flags.filter { $0 != nil }.count
        if written > 0, written < flags.count {
            report.note(
                .partialRequestFlags,
                "the fetch request sets \(written) of its \(flags.count) flags;"
                    + " the framework's defaults are read for the others", help: "write all of them")
        }
        userInfo.reportDuplicateKeys(report)
    }
}

extension XMLField<FetchRequestDescription> {
    /// The field for the raw value of an `NSFetchRequestResultType`.
    fileprivate static var resultType: XMLField {
        XMLField(
            name: "resultType",
            read: { text, request in
                guard let type = Int(text).flatMap(FetchResultType.init(rawValue:)) else {
                    return .invalid(.unknownValue(text, nil))
                }
                request.resultType = type
                return String(type.rawValue) == text ? .canonical : .unusual
            },
            write: { $0.pointee.resultType.map { String($0.rawValue) } })
    }
}

extension FetchedPropertyDescription {
    /// `<fetchedProperty>` (FormatModelXML §2.5, §2.8).
    static let xmlFormat = XMLElementFormat<FetchedPropertyDescription>(
        "fetchedProperty",
        fields: [
            .name("name", \.name),
            .flag("optional", \.isOptional),
            .flag("transient", \.isTransient),
            .flag("indexed", \.isIndexed),
            .flag("spotlightIndexingEnabled", \.isIndexedBySpotlight),
            .text("elementID", \.renamingIdentifier),
            .text("versionHashModifier", \.versionHashModifier),
            .flag("storedInTruthFile", \.isStoredInTruthFile),
            .flag("syncable", \.isSyncable),
        ],
        children: [
            .single(\.fetchRequest, FetchRequestDescription.ofFetchedProperty),
            .container("userInfo", \.userInfo.entries, UserInfoEntry.xmlFormat, sortedBy: "key"),
        ],
        pathComponent: \.name,
        check: { property, report in
            if property.fetchRequest == nil {
                report.error(
                    .unreadableElement, "the fetched property has no fetch request",
                    help: "write <fetchRequest name=\"fetchedPropertyFetchRequest\" entity=\"…\" "
                        + "predicateString=\"…\"/> into it, or remove it")
            }
            property.userInfo.reportDuplicateKeys(report)
        })
}
