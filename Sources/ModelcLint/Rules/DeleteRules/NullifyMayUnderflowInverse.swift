import ModelcSchema

/// Reports the delete rule Nullify if the inverse is to-many with a minimum count (rows N4 and N5 of
/// `DeleteRuleLine.table`).
enum NullifyMayUnderflowInverse: LintRule {
    static let description = RuleDescription(
        "nullify-may-underflow-inverse", .deleteRules, .note,
        summary: "Nullify may leave an inverse with too few objects",
        rationale: "Deleting the object removes it from the inverse; the save fails if the inverse then has fewer "
            + "objects than its minimum. The finding is a warning if the minimum is two or more, and a note if the "
            + "inverse is only required.",
        help: "lower the minimum, or check before deleting",
        prevents:
            "NSValidationRelationshipLacksMinimumCountError (1580), or \(RuntimeMessage.missingMandatoryProperty)",
        bad: [
            """
            <entity name="Cyclist">
                <relationship name="crew" optional="YES" maxCount="1" ▸deletionRule="Nullify" destinationEntity="Crew" inverseName="cyclists" inverseEntity="Crew"/>
            </entity>
            <entity name="Crew">
                <relationship name="cyclists" toMany="YES" minCount="3" deletionRule="Nullify" destinationEntity="Cyclist" inverseName="crew" inverseEntity="Cyclist"/>
            </entity>
            """,
            """
            <entity name="Cyclist">
                <relationship name="crew" optional="YES" maxCount="1" ▸deletionRule="Nullify" destinationEntity="Crew" inverseName="cyclists" inverseEntity="Crew"/>
            </entity>
            <entity name="Crew">
                <relationship name="cyclists" toMany="YES" deletionRule="Nullify" destinationEntity="Cyclist" inverseName="crew" inverseEntity="Cyclist"/>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Cyclist">
                <relationship name="crew" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Crew" inverseName="cyclists" inverseEntity="Crew"/>
            </entity>
            <entity name="Crew">
                <relationship name="cyclists" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Cyclist" inverseName="crew" inverseEntity="Cyclist"/>
            </entity>
            """,
            """
            <entity name="Cyclist">
                <relationship name="crew" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Crew" inverseName="cyclists" inverseEntity="Crew"/>
            </entity>
            <entity name="Crew">
                <relationship name="cyclists" optional="YES" toMany="YES" minCount="1" deletionRule="Nullify" destinationEntity="Cyclist" inverseName="crew" inverseEntity="Cyclist"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let minimum = found.far.relationship.minimumCount ?? 0
            report(minimum > 1 ? tooFew(found, minimum) : empty(found))
        }
    }

    private static func empty(_ found: DeleteRuleCase) -> Finding {
        let far = found.far
        return found.finding(
            self,
            "deleting \(found.near.owner) removes it from \(far.path), which must not be empty; the save fails "
                + "(error 1570) if it was the last one",
            help: "make \(far.path) optional, or check before deleting", note: "must not be empty")
    }

    private static func tooFew(_ found: DeleteRuleCase, _ minimum: Int) -> Finding {
        let far = found.far
        return found.finding(
            self,
            "deleting \(found.near.owner) removes it from \(far.path), which needs at least \(minimum); the save fails "
                + "(error 1580) if fewer remain",
            help: "lower the minimum of \(far.path), or check before deleting", note: "needs at least \(minimum)")
    }
}
