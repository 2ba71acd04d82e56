import ModelcSchema

/// Reports a stored attribute without a type.
enum UndefinedAttributeType: LintRule {
    static let description = RuleDescription(
        .shared(.undefinedAttributeType), .correctness, .error,
        summary: "A stored attribute has no type",
        rationale: "The store has no column without a type; only transient attributes can be Undefined.",
        help: "choose a type, or make the attribute transient",
        bad: """
            <entity name="Buoy">
                ▸<attribute name="signal" optional="YES"/>
            </entity>
            """,
        good: """
            <entity name="Buoy">
                <attribute name="signal" optional="YES" attributeType="String"/>
                <attribute name="lamp" optional="YES" transient="YES"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type == .undefined && !attribute.isTransient {
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) has no type; only transient attributes may be Undefined",
                        about: attribute, of: entity,
                        help: MistakenNames.mistake(for: "attributeType", in: attribute, named: "attribute")
                            .map { "rename \($0.name) to attributeType" } ?? "choose a type, or make it transient"))
            }
        }
    }
}
