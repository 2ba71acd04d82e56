import ModelcSchema

/// Reports the delete rule Deny on both sides of a relationship (row D3 of `DeleteRuleLine.table`).
enum DenyDeadlock: LintRule {
    static let description = RuleDescription(
        "deny-deadlock", .deleteRules, .warning,
        summary: "Both sides of a pair deny deletion",
        rationale: "Neither object can be deleted while they are linked. The finding is an error if both sides are "
            + "required, because the link cannot be removed either.",
        help: "use Nullify on one side",
        fix: .suggestion,
        prevents: RuntimeMessage.deniedDelete,
        bad: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" ▸deletionRule="Deny" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
            """
            <entity name="Courier">
                <relationship name="parcels" toMany="YES" ▸deletionRule="Deny" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" maxCount="1" deletionRule="Deny" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
        ],
        good: """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
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
                    "\(near.path) and \(far.path) both deny: neither can be deleted while linked (error 1600)"
                        + (found.severity == .error ? ", and both are required, so the link cannot be removed" : ""),
                    note: "also denies deletion",
                    fix: partNullifying(found)))
        }
    }

    /// Returns a fix if only one side is to-many. The objects in the to-many relationship are parts of the other
    /// object, so their side gets the rule Nullify.
    private static func partNullifying(_ found: DeleteRuleCase) -> Fix? {
        switch (found.near.isToMany, found.far.isToMany) {
        case (true, false): found.changingFar(to: .nullify)
        case (false, true): found.changingNear(to: .nullify)
        case (true, true), (false, false): nil
        }
    }
}
