import ModelcSchema

/// Reports a derived attribute that is not stored.
enum DerivedTransient: LintRule {
    static let description = RuleDescription(
        "derived-transient", .correctness, .warning,
        summary: "A derived attribute is transient",
        rationale: "The store computes derived values in SQL and keeps them in a column; a transient attribute has "
            + "none.",
        help: "remove transient=\"YES\", or compute the value in code",
        fix: .schema,
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="searchName" optional="YES" ▸transient="YES" attributeType="String" derived="YES" derivationExpression="canonical:(name)"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="searchName" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(name)"/>
                <attribute name="initial" optional="YES" transient="YES" attributeType="String"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.isDerived && attribute.isTransient {
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) is derived and transient; derived values are computed by "
                            + "the store "
                            + "and need a column",
                        about: attribute, of: entity, attribute: "transient",
                        fix: Fix(.schema, "remove transient", attribute.removing("transient"))))
            }
        }
    }
}
