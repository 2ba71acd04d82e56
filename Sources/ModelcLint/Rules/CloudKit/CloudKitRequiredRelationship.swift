import ModelcPlans
import ModelcSchema
import ModelcSettings

/// A required relationship, in a store that is mirrored to CloudKit.
enum CloudKitRequiredRelationship: LintRule {
    static let description = RuleDescription(
        "cloudkit-required-relationship", .cloudKit, .error,
        summary: "A relationship is required, which CloudKit does not support",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "make the relationship optional",
        fix: .schema,
        prevents: "CloudKit integration requires that all relationships be optional, the following are not:",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    ▸<relationship name="ship" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
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
            for relationship in entity.relationships where !relationship.isTransient && !relationship.isOptional {
                let path = "\(entity.name).\(relationship.name)"
                report(
                    Finding(
                        self, "CloudKit requires \(path) to be optional; the store will not load (error 134060)",
                        at: SchemaLocation(relationship), on: .property(entity: entity.name, relationship.name),
                        help: "make it optional",
                        fix: Fix(.schema, "make it optional", relationship.setting("optional", to: "YES"))))
            }
        }
    }
}
