import ModelcSchema

/// Reports a transformable attribute without a class for its values.
enum TransformableWithoutClass: LintRule {
    static let description = RuleDescription(
        "transformable-without-class", .attributes, .note,
        summary: "A transformable attribute has no custom class",
        rationale: "The generated type is NSObject: every use needs a cast, and the classes that a secure transformer "
            + "has to allow are unknown.",
        help: "set customClassName to the class of the values",
        bad: """
            <entity name="Chart">
                <attribute name="marks" optional="YES" ▸attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
            </entity>
            """,
        good: """
            <entity name="Chart">
                <attribute name="marks" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="NSArray"/>
                <attribute name="route" optional="YES" attributeType="Transformable" valueTransformerName="RouteTransformer">
                    <userInfo>
                        <entry key="attributeValueClassName" value="Route"/>
                    </userInfo>
                </attribute>
            </entity>
            """)

    /// The user info keys that code generators read the type from.
    private static let keys = ["attributeValueClassName", "attributeCodableTypeName", "modelc.swiftType"]

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type == .transformable {
                guard attribute.valueClassName == nil, !keys.contains(where: { attribute.userInfo[$0] != nil }) else {
                    continue
                }
                report(
                    Finding(
                        self, "\(entity.name).\(attribute.name) has no custom class; generated code uses NSObject",
                        about: attribute, of: entity, attribute: "attributeType"))
            }
        }
    }
}
