import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The delete rule Deny, in a store that is mirrored to CloudKit.
enum CloudKitDenyDeleteRule: LintRule {
    static let description = RuleDescription(
        "cloudkit-deny-delete-rule", .cloudKit, .error,
        summary: "A relationship has the delete rule Deny, which CloudKit does not support",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "use Nullify or Cascade",
        fix: .suggestion,
        prevents: "The following relationships are configured with unsupported delete rules:",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    <relationship name="ship" optional="YES" maxCount="1" ▸deletionRule="Deny" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
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
            for relationship in entity.relationships where !relationship.isTransient && relationship.deleteRule == .deny
            {
                let path = "\(entity.name).\(relationship.name)"
                report(
                    Finding(
                        self,
                        "CloudKit does not support the delete rule Deny of \(path); the store will not load (error 134060)",
                        at: SchemaLocation(relationship, attribute: "deletionRule"),
                        on: .property(entity: entity.name, relationship.name),
                        fix: .changing(relationship, path, to: .nullify)))
            }
        }
    }
}
