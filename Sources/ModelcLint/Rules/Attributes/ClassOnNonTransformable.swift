import ModelcSchema

/// Reports a custom class on an attribute that is not transformable.
enum ClassOnNonTransformable: LintRule {
    static let description = RuleDescription(
        .shared(.classOnNonTransformable), .attributes, .note,
        summary: "An attribute that is not Transformable has a custom class",
        rationale: "Core Data determines the class of the values of all other types: a String attribute has strings. "
            + "The custom class is left over from an earlier type.",
        help: "remove the custom class",
        fix: .behaviour,
        bad: """
            <entity name="Chart">
                <attribute name="title" optional="YES" attributeType="String" ▸customClassName="NSAttributedString"/>
            </entity>
            """,
        good: """
            <entity name="Chart">
                <attribute name="title" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="NSArray"/>
                <attribute name="label" optional="YES" transient="YES" customClassName="NSAttributedString"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type != .transformable && attribute.type != .undefined {
                guard let name = attribute.valueClassName else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) is \(attribute.type.rawValue); its custom class \(name) is "
                            + "not used",
                        about: attribute, of: entity, attribute: "customClassName",
                        fix: Fix(.behaviour, "remove the custom class", attribute.removing("customClassName"))))
            }
        }
    }
}
