import ModelcSchema
import ModelcSettings

/// Reports a required attribute without a default, in a store that is mirrored to CloudKit.
enum CloudKitRequiredAttribute: PlatformRule {
    static let description = RuleDescription(
        "cloudkit-required-attribute", cloudKit: "A required attribute has no default, and CloudKit needs one",
        help: "make the attribute optional, or give it a default", fix: .schema,
        prevents: "CloudKit integration requires that all attributes be optional, or have a default value set.",
        bad: """
            <entity name="Voyage">
                ▸<attribute name="title" attributeType="String"/>
            </entity>
            """,
        good: """
            <entity name="Voyage">
                <attribute name="title" attributeType="String" defaultValueString=""/>
                <attribute name="note" optional="YES" attributeType="String"/>
                <attribute name="started" attributeType="Date" defaultDateTimeInterval="0" usesScalarValueType="NO"/>
                <attribute name="cache" transient="YES" attributeType="String"/>
            </entity>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.attributes.filter(needsDefault).map { attribute in
            Finding(
                self,
                "CloudKit requires \(entity.name).\(attribute.name) to be optional or have a default value; "
                    + "the store will not load (error 134060)",
                about: attribute, of: entity, help: "make it optional, or give it a default",
                fix: Fix(.schema, "make it optional", attribute.setting("optional", to: "YES")))
        }
    }

    private static func needsDefault(_ attribute: AttributeDescription) -> Bool {
        !attribute.isOptional && !attribute.isTransient && !attribute.isDerived && !attribute.hasDefault
    }
}
