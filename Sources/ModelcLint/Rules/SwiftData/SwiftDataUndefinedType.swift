import ModelcSchema

/// Reports an attribute without a type, in a model that SwiftData uses.
enum SwiftDataUndefinedType: PlatformRule {
    static let description = RuleDescription(
        "swiftdata-undefined-type",
        swiftData: "An attribute has no type, which SwiftData cannot express",
        rationale: "A property of a SwiftData model has a Swift type.",
        help: "choose a type",
        bad: """
            <entity name="Ship">
                ▸<attribute name="label" optional="YES" transient="YES"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="label" optional="YES" transient="YES" attributeType="String"/>
            </entity>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.attributes.filter { $0.type == .undefined }.map { attribute in
            Finding(
                self, "SwiftData cannot express \(entity.name).\(attribute.name), which has no type",
                about: attribute, of: entity)
        }
    }
}
