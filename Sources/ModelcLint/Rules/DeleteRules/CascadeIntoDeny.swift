import ModelcSchema

/// Reports the delete rule Cascade if the other side has the rule Deny (rows C3, C7, C12 and C15 of
/// `DeleteRuleLine.table`).
enum CascadeIntoDeny: LintRule {
    static let description = RuleDescription(
        "cascade-into-deny", .deleteRules, .warning,
        summary: "A cascade reaches an object whose inverse relationship denies deletion",
        rationale: "The destination cannot be deleted while the inverse is not empty, so the whole delete can fail.",
        help: "use Nullify on the inverse",
        fix: .suggestion,
        prevents: RuntimeMessage.deniedDelete,
        bad: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" ▸deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
            """
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            <entity name="Engine">
                <relationship name="car" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <relationship name="tags" optional="YES" toMany="YES" ▸deletionRule="Cascade" destinationEntity="Tag" inverseName="parcels" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Parcel" inverseName="tags" inverseEntity="Parcel"/>
            </entity>
            """,
        ],
        good: """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let near = found.near
            let far = found.far
            report(
                found.finding(
                    self,
                    "\(near.path) cascades into \(near.destination), whose \(far.relationship.name) denies deletion; "
                        + "the delete can fail (error 1600)",
                    help: "use Nullify on \(far.path)",
                    note: "denies deletion",
                    fix: found.changingFar(to: .nullify)))
        }
    }
}
