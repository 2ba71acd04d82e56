import ModelcSchema
import ModelcSettings

/// Reports a uniqueness constraint, in a store that is mirrored to CloudKit.
enum CloudKitUniqueConstraint: PlatformRule {
    static let description = RuleDescription(
        "cloudkit-unique-constraint",
        cloudKit: "An entity has a uniqueness constraint, which CloudKit does not support",
        help: "remove the constraint, and find duplicates in code", fix: .schema,
        prevents: "CloudKit integration does not support unique constraints.",
        bad: """
            <entity name="Ship">
                <attribute name="code" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                    ▸<uniquenessConstraint>
                        <constraint value="code"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="code" optional="YES" attributeType="String"/>
            </entity>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.uniquenessConstraints.map { constraint in
            Finding(
                self,
                "CloudKit does not support the uniqueness constraint of \(entity.name); "
                    + "the store will not load (error 134060)",
                at: SchemaLocation(constraint), on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                help: "remove it, and find duplicates in code",
                fix: Fix(.schema, "remove the constraint", constraint.removal()))
        }
    }
}
