import ModelcSchema

/// An optional number that generated code reads as a scalar.
enum OptionalScalarWithoutDefault: LintRule {
    static let description = RuleDescription(
        "optional-scalar-without-default", .attributes, .info,
        summary: "An optional attribute is a scalar in generated code and has no default",
        rationale: "A scalar cannot be nil: a value that was never set reads back as 0, and predicates still see NULL.",
        help: "give the attribute a default, or turn the scalar off",
        fix: .behaviour,
        bad: [
            """
            <entity name="Buoy">
                <attribute name="depth" optional="YES" attributeType="Double" ▸usesScalarValueType="YES"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Buoy">
                <attribute name="depth" optional="YES" attributeType="Double" defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="height" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
                <attribute name="weight" attributeType="Double" usesScalarValueType="YES"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where isNilScalar(attribute) {
                report(
                    Finding(
                        id, "\(entity.name).\(attribute.name) is optional and scalar: nil reads back as 0",
                        at: SourcePlace(attribute, attribute: "usesScalarValueType"),
                        on: .property(entity: entity.name, attribute.name),
                        help: "give it a default, or turn the scalar off",
                        fix: Fix(
                            .behaviour, "turn the scalar off", attribute.setting("usesScalarValueType", to: "NO"))))
            }
        }
    }

    private static func isNilScalar(_ attribute: AttributeDescription) -> Bool {
        guard attribute.isOptional, attribute.usesScalarValue == true, !attribute.isDerived,
            attribute.defaultValueText == nil
        else { return false }
        switch attribute.type {
        case .integer16, .integer32, .integer64, .boolean, .double, .float: return true
        case .undefined, .decimal, .string, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite:
            return false
        }
    }
}
