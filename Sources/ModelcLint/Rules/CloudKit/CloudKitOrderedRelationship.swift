import ModelcPlans
import ModelcSchema
import ModelcSettings

/// An ordered relationship, in a store that is mirrored to CloudKit.
enum CloudKitOrderedRelationship: LintRule {
    static let description = RuleDescription(
        "cloudkit-ordered-relationship", .cloudKit, .error,
        summary: "A relationship is ordered, which CloudKit does not support",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "remove ordered=\"YES\", and add an attribute to sort by",
        fix: .schema,
        prevents: "CloudKit integration does not support ordered relationships.",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" ▸ordered="YES" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for relationship in entity.relationships where !relationship.isTransient && relationship.isOrdered {
                let path = "\(entity.name).\(relationship.name)"
                report(
                    Finding(
                        self,
                        "CloudKit does not support ordered relationships such as \(path); the store will not load (error 134060)",
                        at: SchemaLocation(relationship, attribute: "ordered"),
                        on: .property(entity: entity.name, relationship.name),
                        fix: Fix(.schema, "remove ordered", relationship.removing("ordered"))))
            }
        }
    }
}
