import ModelcSchema
import ModelcSettings

/// Reports an ordered relationship, in a store that is mirrored to CloudKit.
enum CloudKitOrderedRelationship: PlatformRule {
    static let description = RuleDescription(
        "cloudkit-ordered-relationship", cloudKit: "A relationship is ordered, which CloudKit does not support",
        help: "remove ordered=\"YES\", and add an attribute to sort by", fix: .schema,
        prevents: "CloudKit integration does not support ordered relationships.",
        bad: .crew(
            crew: """
                <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" ▸ordered="YES" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                """),
        good: .crew())

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.relationships.filter { !$0.isTransient && $0.isOrdered }.map { relationship in
            Finding(
                self,
                "CloudKit does not support ordered relationships such as \(entity.name).\(relationship.name); "
                    + "the store will not load (error 134060)",
                about: relationship, of: entity, attribute: "ordered",
                fix: Fix(.schema, "remove ordered", relationship.removing("ordered")))
        }
    }
}
