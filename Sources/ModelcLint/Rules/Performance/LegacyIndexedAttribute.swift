import ModelcSchema

/// The index flag of before Xcode 9.
enum LegacyIndexedAttribute: LintRule {
    static let description = RuleDescription(
        "legacy-indexed-attribute", .performance, .info,
        summary: "A property uses the deprecated flag 'indexed'",
        rationale: "Since iOS 11 fetch indexes take its place: they have names, directions and several properties.",
        help: "use a fetch index",
        seeAlso: ["legacy-compound-indexes"],
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String" ▸indexed="YES"/>
            </entity>
            """
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
            help: "use a fetch index")
    }
}
