import ModelcDiagnostics
import ModelcSchema

extension EntityDescription {
    /// `<entity>` (model-format §2.4).
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
