/// Reports the delete rule Deny on a required relationship (row D2 of `DeleteRuleLine.table`).
enum DenyOnRequired: LintRule {
    static let description = RuleDescription(
        "deny-on-required", .deleteRules, .note,
        summary: "A required relationship denies deletion",
        rationale: "The object can be deleted only together with its destination, in one save.",
        help: "make the relationship optional",
        bad: """
            <entity name="Parcel">
                <relationship name="courier" maxCount="1" ▸deletionRule="Deny" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """,
        good: """
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let near = found.near
            report(
                found.finding(
                    self,
                    "\(near.path) denies deletion and is required: \(near.owner) can only be deleted together with "
                        + "its \(near.destination)\(near.isToMany ? " objects" : "")",
                    help: "make \(near.path) optional",
                    note: "is the inverse"))
        }
    }
}
