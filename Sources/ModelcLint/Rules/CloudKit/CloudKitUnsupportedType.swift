import ModelcSchema

/// Reports an attribute type that CloudKit cannot store.
enum CloudKitUnsupportedType: PlatformRule {
    static let description = RuleDescription(
        "cloudkit-unsupported-type", cloudKit: "An attribute has a type that CloudKit cannot store",
        help: "choose another type",
        prevents: "CloudKit integration does not support attributes of type Undefined or Object ID.",
        bad: """
            <entity name="Ship">
                <attribute name="anything" optional="YES" ▸attributeType="ObjectID"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="anything" optional="YES" transient="YES"/>
                <attribute name="photo" optional="YES" attributeType="Binary"/>
            </entity>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.attributes.filter { !$0.isTransient && [.undefined, .objectID].contains($0.type) }.map { attribute in
            Finding(
                self, "CloudKit cannot store \(entity.name).\(attribute.name) of type \(attribute.type.rawValue)",
                about: attribute, of: entity, attribute: "attributeType")
        }
    }
}
