import ModelcDiagnostics
import ModelcSchema

extension FetchedPropertyDescription {
    /// `<fetchedProperty>` (model-format §2.5, §2.8).
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
                    help: "choose its destination and predicate in the editor, or remove it")
            }
            property.userInfo.reportDuplicateKeys(report)
        })
}
