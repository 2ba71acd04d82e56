import ModelcSchema
import ModelcSettings

/// Reports a required relationship, in a store that is mirrored to CloudKit.
enum CloudKitRequiredRelationship: PlatformRule {
    static let description = RuleDescription(
        "cloudkit-required-relationship", cloudKit: "A relationship is required, which CloudKit does not support",
        help: "make the relationship optional", fix: .schema,
        prevents: "CloudKit integration requires that all relationships be optional, the following are not:",
        bad: .crew(
            ship: """
                ▸<relationship name="ship" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                """),
        good: .crew())

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.relationships.filter { !$0.isTransient && !$0.isOptional }.map { relationship in
            Finding(
                self,
                "CloudKit requires \(entity.name).\(relationship.name) to be optional; "
                    + "the store will not load (error 134060)",
                about: relationship, of: entity, help: "make it optional",
                fix: Fix(.schema, "make it optional", relationship.setting("optional", to: "YES")))
        }
    }
}
