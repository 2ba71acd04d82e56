import ModelcSchema

/// A relationship that does not say what happens on deletion.
enum DeleteRuleUnset: LintRule {
    static let description = RuleDescription(
        "delete-rule-unset", .deleteRules, .warning,
        summary: "A relationship has no delete rule",
        rationale: "Xcode always writes one, so the file was written by hand. modelc reads Nullify, as for "
            + "relationships that are made in code; what Apple's compiler does is not known.",
        help: "write the delete rule that is meant",
        fix: .suggestion,
        seeAlso: [NullifyLeavesRequiredInverse.self],
        bad: [
            """
            <entity name="Courier">
                ▸<relationship name="parcels" optional="YES" toMany="YES" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.persistentPairs() where pair.near.relationship.deleteRule == nil {
            let end = pair.near
            guard !end.relationship.isDeleteRuleMisspelt else { continue }
            report(
                Finding(
                    id, "\(end.path) has no delete rule; modelc reads Nullify", at: SourcePlace(end.relationship),
                    on: end.selector, help: "write deletionRule=\"Nullify\"",
                    fix: .changing(end.relationship, end.path, to: .nullify)))
        }
    }
}
