import ModelcSchema

/// Reports a relationship without a delete rule.
enum DeleteRuleUnset: LintRule {
    static let description = RuleDescription(
        .shared(.deleteRuleUnset), .deleteRules, .warning,
        summary: "A relationship has no delete rule",
        rationale: "Xcode always writes one, so the file was written by hand. modelc reads Nullify, the default for "
            + "relationships that are created in code; what Apple's compiler does is unknown.",
        help: "write the delete rule that you intend, such as deletionRule=\"Nullify\"",
        fix: .suggestion,
        bad: """
            <entity name="Courier">
                ▸<relationship name="parcels" optional="YES" toMany="YES" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
        good: [.parcels])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.persistentPairs where pair.near.relationship.deleteRule == nil {
            let end = pair.near
            guard !end.relationship.isDeleteRuleMisspelt else { continue }
            report(
                Finding(
                    self, "\(end.path) has no delete rule; modelc reads Nullify", at: SchemaLocation(end.relationship),
                    on: end.selector, help: "write deletionRule=\"Nullify\"",
                    fix: .changing(end.relationship, end.path, to: .nullify)))
        }
    }
}
