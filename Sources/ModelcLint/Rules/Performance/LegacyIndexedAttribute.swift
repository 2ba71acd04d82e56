import ModelcSchema

/// The index flag of before Xcode 9.
enum LegacyIndexedAttribute: LintRule {
    static let description = RuleDescription(
        "legacy-indexed-attribute", .performance, .info,
        summary: "A property uses the deprecated flag 'indexed'",
        rationale: "Since iOS 11 fetch indexes take its place: they have names, directions and several properties.",
        help: "use a fetch index",
        fix: .behaviour,
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String" ▸indexed="YES"/>
            </entity>
            """,
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String" ▸indexed="YES"/>
                <fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.isIndexed {
                report(finding(attribute, entity))
            }
            for relationship in entity.relationships where relationship.isIndexed {
                report(finding(relationship, entity))
            }
        }
    }

    private static func finding(_ property: some PropertyDescription, _ entity: EntityDescription) -> Finding {
        Finding(
            id, "\(entity.name).\(property.name) uses the deprecated flag 'indexed'",
            at: SourcePlace(property, attribute: "indexed"), on: .property(entity: entity.name, property.name),
            help: "use a fetch index", fix: fix(property, entity))
    }

    /// The flag becomes an index of its own, unless there is one. Relationships have an index of the store's.
    private static func fix(_ property: some PropertyDescription, _ entity: EntityDescription) -> Fix? {
        guard property is AttributeDescription, let position = entity.position else { return nil }
        let isCovered = entity.fetchIndexes.contains { index in
            index.elements.first?.propertyName == property.name && index.partialIndexPredicate == nil
        }
        let name = "by\(property.name.prefix(1).uppercased())\(property.name.dropFirst())Index"
        if isCovered {
            return Fix(.behaviour, "remove the flag: a fetch index covers it", property.removing("indexed"))
        }
        guard !entity.fetchIndexes.contains(where: { $0.name == name }), IdentifierShape.isIdentifier(name) else {
            return nil
        }
        return Fix(
            .behaviour, "make it the fetch index '\(name)'",
            property.removing("indexed") + [.insertElement(index(name, of: property.name), into: position)])
    }

    /// A fetch index of one property as Xcode writes it.
    private static func index(_ name: String, of property: String) -> VerbatimElement {
        let element = VerbatimElement(
            name: "fetchIndexElement",
            attributes: [
                VerbatimAttribute(name: "property", value: property), VerbatimAttribute(name: "type", value: "Binary"),
                VerbatimAttribute(name: "order", value: "ascending"),
            ])
        return VerbatimElement(
            name: "fetchIndex", attributes: [VerbatimAttribute(name: "name", value: name)], children: [element])
    }
}
