import ModelcPlans
import ModelcSchema
import ModelcSettings

/// A required attribute without a default, in a store that is mirrored to CloudKit.
enum CloudKitRequiredAttribute: LintRule {
    static let description = RuleDescription(
        "cloudkit-required-attribute", .cloudKit, .error,
        summary: "A required attribute has no default, and CloudKit needs one",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "make the attribute optional, or give it a default",
        fix: .schema,
        prevents: "CloudKit integration requires that all attributes be optional, or have a default value set.",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Voyage">
                    ▸<attribute name="title" attributeType="String"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Voyage">
                    <attribute name="title" attributeType="String" defaultValueString=""/>
                    <attribute name="note" optional="YES" attributeType="String"/>
                    <attribute name="started" attributeType="Date" defaultDateTimeInterval="0" usesScalarValueType="NO"/>
                    <attribute name="cache" transient="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for attribute in entity.attributes where needsDefault(attribute) {
                report(
                    Finding(
                        self,
                        "CloudKit requires \(entity.name).\(attribute.name) to be optional or have a default value; "
                            + "the store will not load (error 134060)",
                        at: SchemaLocation(attribute), on: .property(entity: entity.name, attribute.name),
                        help: "make it optional, or give it a default",
                        fix: Fix(.schema, "make it optional", attribute.setting("optional", to: "YES"))))
            }
        }
    }

    private static func needsDefault(_ attribute: AttributeDescription) -> Bool {
        guard !attribute.isOptional, !attribute.isTransient, !attribute.isDerived else { return false }
        return !attribute.hasDefault
    }
}
