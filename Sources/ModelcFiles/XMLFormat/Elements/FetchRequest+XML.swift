import ModelcDiagnostics
import ModelcSchema

extension FetchRequestDescription {
    /// `<fetchRequest>` of the model: a template that users think of by its name (FormatModelXML §2.8).
    static let xmlFormat = format(pathComponent: \.name)

    /// `<fetchRequest>` of a fetched property, always of the same name.
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
    /// The number of an `NSFetchRequestResultType`.
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
