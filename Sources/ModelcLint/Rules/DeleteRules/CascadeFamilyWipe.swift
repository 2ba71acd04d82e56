import ModelcSchema

/// Reports a relationship if deleting one object deletes the destination, and then by Cascade all other objects that
/// share the destination (rows C11 and C14 of `DeleteRuleLine.table`).
enum CascadeFamilyWipe: LintRule {
    static let description = RuleDescription(
        "cascade-family-wipe", .deleteRules, .error,
        summary: "One delete removes the destination and all objects that share it",
        rationale: "The cascade runs in both directions: it deletes the destination, then every other object that "
            + "points at it, and so on through everything that is connected.",
        help: "use Nullify on one side",
        fix: .suggestion,
        bad: [
            """
            <entity name="Parcel">
                <relationship name="tags" optional="YES" toMany="YES" ▸deletionRule="Cascade" destinationEntity="Tag" inverseName="parcels" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="tags" inverseEntity="Parcel"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """,
        ],
        good: [
            .tags,
            """
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
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
                    "deleting one \(near.owner) deletes its \(near.destination) and, through \(far.path), every other "
                        + "\(near.owner)",
                    help: "use Nullify on \(near.isToMany ? "one side" : near.path)",
                    note: "cascades back",
                    fix: near.isToMany ? nil : found.changingNear(to: .nullify)))
        }
    }
}
