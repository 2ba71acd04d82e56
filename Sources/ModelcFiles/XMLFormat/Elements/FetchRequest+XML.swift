import ModelcDiagnostics
import ModelcSchema

extension FetchRequestDescription {
    /// `<fetchRequest>` of the model: a template that users think of by its name (model-format §2.8).
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
                    + " the framework's defaults are read for the others", help: "set all of them in the editor")
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
            write: { $0.resultType.map { String($0.rawValue) } })
    }
}
