import ModelcPlans
import ModelcSchema

/// A relationship without an inverse, in a store that is mirrored to CloudKit.
enum CloudKitMissingInverse: LintRule {
    static let description = RuleDescription(
        "cloudkit-missing-inverse", .cloudKit, .error,
        summary: "A relationship has no inverse, and CloudKit needs one",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "add an inverse",
        prevents: "CloudKit integration requires that all relationships have an inverse, the following do not:",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    ▸<relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
                </entity>
                <entity name="Ship"/>
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
            for relationship in entity.relationships where !relationship.isTransient && relationship.inverseName == nil
            {
                let path = "\(entity.name).\(relationship.name)"
                var finding = Finding(
                    self, "CloudKit requires \(path) to have an inverse; the store will not load (error 134060)",
                    at: SchemaLocation(relationship), on: .property(entity: entity.name, relationship.name), help: nil)
                finding.propose(inverseOf: relationship, owner: entity.name, in: subject.model)
                report(finding)
            }
        }
    }
}
