import ModelcPlans
import ModelcSchema
import ModelcSettings

/// A uniqueness constraint, in a store that is mirrored to CloudKit.
enum CloudKitUniqueConstraint: LintRule {
    static let description = RuleDescription(
        "cloudkit-unique-constraint", .cloudKit, .error,
        summary: "An entity has a uniqueness constraint, which CloudKit does not support",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "remove the constraint, and find duplicates in code",
        fix: .schema,
        prevents: "CloudKit integration does not support unique constraints.",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Ship">
                    <attribute name="code" optional="YES" attributeType="String"/>
                    <uniquenessConstraints>
                        ▸<uniquenessConstraint>
                            <constraint value="code"/>
                        </uniquenessConstraint>
                    </uniquenessConstraints>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Ship">
                    <attribute name="code" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for constraint in entity.uniquenessConstraints {
                report(
                    Finding(
                        self,
                        "CloudKit does not support the uniqueness constraint of \(entity.name); "
                            + "the store will not load (error 134060)",
                        at: SchemaLocation(constraint),
                        on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                        help: "remove it, and find duplicates in code",
                        fix: Fix(.schema, "remove the constraint", constraint.removal())))
            }
        }
    }
}
