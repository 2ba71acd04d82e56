import ModelcSchema

/// Reports the delete rule Nullify if the inverse is to-one and required (rows N2 and N2a of `DeleteRuleLine.table`).
enum NullifyLeavesRequiredInverse: LintRule {
    static let description = RuleDescription(
        "nullify-leaves-required-inverse", .deleteRules, .warning,
        summary: "Nullify sets a required inverse relationship to nil",
        rationale: "The inverse becomes nil when the object is deleted, and the next save fails unless each "
            + "destination is reassigned or deleted first.",
        help: "use Cascade if the destination belongs to the object, Deny to protect it, or make the inverse "
            + "optional",
        fix: .suggestion,
        prevents: RuntimeMessage.missingMandatoryProperty,
        bad: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" ▸deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
            """
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" ▸deletionRule="Nullify" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            <entity name="Engine">
                <relationship name="car" maxCount="1" deletionRule="Cascade" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
            .parcels,
            """
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            <entity name="Engine">
                <relationship name="car" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
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
                    "deleting \(near.owner) nullifies \(far.path), which is required; the save fails (error 1570) "
                        + "unless each \(near.destination) is reassigned or deleted first",
                    help: help(near, far, found.row),
                    note: "is required here",
                    // If the delete rules contradict the requirement, only the author knows which object owns the other
                    // one. So there is no fix.
                    fix: found.row == .n2 ? found.changingNear(to: .cascade) : nil))
        }
    }

    private static func help(_ near: RelationshipEnd, _ far: RelationshipEnd, _ row: DeleteRuleRow) -> String {
        guard row == .n2 else {
            return "the delete rules look reversed: did you mean Cascade on \(near.path) and Nullify on \(far.path)? "
                + "If \(near.owner) is never deleted alone, suppress this finding"
        }
        return "use Cascade if a \(near.destination) belongs to its \(near.owner), Deny to protect it, "
            + "or make \(far.path) optional"
    }
}
