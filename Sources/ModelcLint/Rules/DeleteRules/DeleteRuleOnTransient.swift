import ModelcSchema

/// Reports a transient relationship with the delete rule Cascade or Deny.
enum DeleteRuleOnTransient: LintRule {
    static let description = RuleDescription(
        "delete-rule-on-transient", .deleteRules, .note,
        summary: "A transient relationship cascades or denies deletion",
        rationale: "It is not stored, so the rule applies only to objects in memory. Its effect is unverified.",
        help: "use Nullify",
        fix: .suggestion,
        isPreview: true,
        bad: """
            <entity name="Label"/>
            <entity name="Parcel">
                <relationship name="label" optional="YES" transient="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Label"/>
            </entity>
            """,
        good: """
            <entity name="Label"/>
            <entity name="Parcel">
                <relationship name="label" optional="YES" transient="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Label"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.relationshipPairs where pair.near.relationship.isTransient {
            let end = pair.near
            guard end.rule == .cascade || end.rule == .deny else { continue }
            report(
                Finding(
                    self,
                    "\(end.path) is transient; its delete rule \(end.rule.rawValue) applies only to objects in memory",
                    at: SchemaLocation(end.relationship, attribute: "deletionRule"), on: end.selector,
                    fix: .changing(end.relationship, end.path, to: .nullify)))
        }
    }
}
