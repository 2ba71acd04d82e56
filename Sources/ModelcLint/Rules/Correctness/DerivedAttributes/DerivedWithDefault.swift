import ModelcSchema

/// Reports a derived attribute with a default.
enum DerivedWithDefault: LintRule {
    static let description = RuleDescription(
        "derived-with-default", .correctness, .warning,
        summary: "A derived attribute has a default",
        rationale: "The store computes the value of a derived attribute when the object is saved, so the default has "
            + "no effect.",
        help: "remove the default",
        fix: .behaviour,
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="searchName" optional="YES" attributeType="String" ▸defaultValueString="" derived="YES" derivationExpression="canonical:(name)"/>
                <attribute name="changed" optional="YES" attributeType="Date" ▸defaultDateTimeInterval="0" derived="YES" derivationExpression="now()"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String" defaultValueString=""/>
                <attribute name="searchName" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(name)"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.isDerived {
                guard let name = nameOfDefault(attribute) else { continue }
                report(
                    Finding(
                        self, "\(entity.name).\(attribute.name) is derived; its default has no effect",
                        about: attribute, of: entity, attribute: name,
                        fix: Fix(.behaviour, "remove the default", attribute.removing(name))))
            }
        }
    }

    /// Returns the name of the XML attribute that contains the default; nil if the attribute has no default.
    private static func nameOfDefault(_ attribute: AttributeDescription) -> String? {
        if attribute.type == .date { return attribute.defaultDateInterval == nil ? nil : "defaultDateTimeInterval" }
        return attribute.defaultValueText == nil ? nil : "defaultValueString"
    }
}
