import ModelcSchema

/// Reports the delete rule No Action on a relationship with an inverse. The inverse would still refer to the deleted
/// object (rows X1 and X2 of `DeleteRuleLine.table`).
enum NoActionDeleteRule: LintRule {
    static let description = RuleDescription(
        "no-action-delete-rule", .deleteRules, .warning,
        summary: "No Action leaves the inverse pointing at deleted objects",
        rationale: "The other side is not updated: it refers to a row that no longer exists, and reading it fails "
            + "with \"could not fulfill a fault\". The finding is an error if the inverse is required, because it can "
            + "never be valid again.",
        help: "use Nullify",
        fix: .suggestion,
        prevents: "could not fulfill a fault (133000)",
        bad: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" ▸deletionRule="No Action" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" ▸deletionRule="No Action" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
        ],
        good: [
            .parcels,
            """
            <entity name="Courier"/>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="No Action" destinationEntity="Courier"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let near = found.near
            let far = found.far
            report(
                found.finding(
                    self,
                    "No Action on \(near.path) leaves \(far.path) pointing at deleted objects"
                        + (far.isRequired ? ", though it is required" : ""),
                    note: "keeps the reference",
                    fix: found.changingNear(to: .nullify)))
        }
    }
}
