import ModelcSchema
import ModelcSettings

/// Reports the delete rule Deny, in a store that is mirrored to CloudKit.
enum CloudKitDenyDeleteRule: PlatformRule {
    static let description = RuleDescription(
        "cloudkit-deny-delete-rule",
        cloudKit: "A relationship has the delete rule Deny, which CloudKit does not support",
        help: "use Nullify or Cascade", fix: .suggestion,
        prevents: "The following relationships are configured with unsupported delete rules:",
        bad: .crew(
            ship: """
                <relationship name="ship" optional="YES" maxCount="1" ▸deletionRule="Deny" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                """),
        good: .crew())

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.relationships.filter { !$0.isTransient && $0.deleteRule == .deny }.map { relationship in
            let path = "\(entity.name).\(relationship.name)"
            return Finding(
                self,
                "CloudKit does not support the delete rule Deny of \(path); the store will not load (error 134060)",
                about: relationship, of: entity, attribute: "deletionRule",
                fix: .changing(relationship, path, to: .nullify))
        }
    }
}
