import ModelcDiagnostics
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
