import ModelcSchema

/// Reports a many-to-many relationship with the delete rule Cascade on one side (row C13 of `DeleteRuleLine.table`).
enum CascadeManyToMany: LintRule {
    static let description = RuleDescription(
        "cascade-many-to-many", .deleteRules, .warning,
        summary: "A many-to-many relationship cascades",
        rationale: "Deleting one object deletes all of its destinations, even if other objects still refer to them.",
        help: "use Nullify",
        fix: .suggestion,
        bad: """
            <entity name="Parcel">
                <relationship name="tags" optional="YES" toMany="YES" ▸deletionRule="Cascade" destinationEntity="Tag" inverseName="parcels" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="tags" inverseEntity="Parcel"/>
            </entity>
            """,
        good: [
            .tags,
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let near = found.near
            report(
                found.finding(
                    self,
                    "deleting \(near.owner) deletes every \(near.destination) in \(near.relationship.name), even if "
                        + "other \(near.owner) objects still refer to it",
                    help: "use Nullify on \(near.path)",
                    note: "may hold many \(near.owner) objects",
                    fix: found.changingNear(to: .nullify)))
        }
    }
}
