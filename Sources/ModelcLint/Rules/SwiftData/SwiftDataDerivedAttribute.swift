import ModelcSchema

/// Reports a derived attribute, in a model that SwiftData uses.
enum SwiftDataDerivedAttribute: PlatformRule {
    static let description = RuleDescription(
        "swiftdata-derived-attribute",
        swiftData: "An attribute is derived, which SwiftData does not have",
        rationale: "A SwiftData model has stored and computed properties; the store computes no values.",
        help: "compute the value in code",
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="searchName" optional="YES" attributeType="String" ▸derived="YES" derivationExpression="canonical:(name)"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="searchName" optional="YES" attributeType="String"/>
            </entity>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.attributes.filter(\.isDerived).map { attribute in
            Finding(
                self, "\(entity.name).\(attribute.name) is derived; SwiftData has no derived attributes",
                about: attribute, of: entity, attribute: "derived")
        }
    }
}
