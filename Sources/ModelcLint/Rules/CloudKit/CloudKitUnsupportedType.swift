import ModelcPlans
import ModelcSchema

/// A type that CloudKit cannot store.
enum CloudKitUnsupportedType: LintRule {
    static let description = RuleDescription(
        "cloudkit-unsupported-type", .cloudKit, .error,
        summary: "An attribute has a type that CloudKit cannot store",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "choose another type",
        prevents: "CloudKit integration does not support attributes of type Undefined or Object ID.",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Ship">
                    <attribute name="anything" optional="YES" ▸attributeType="ObjectID"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Ship">
                    <attribute name="anything" optional="YES" transient="YES"/>
                    <attribute name="photo" optional="YES" attributeType="Binary"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for attribute in entity.attributes where !attribute.isTransient {
                guard attribute.type == .undefined || attribute.type == .objectID else { continue }
                report(
                    Finding(
                        self,
                        "CloudKit cannot store \(entity.name).\(attribute.name) of type \(attribute.type.rawValue)",
                        at: SchemaLocation(attribute, attribute: "attributeType"),
                        on: .property(entity: entity.name, attribute.name)))
            }
        }
    }
}
