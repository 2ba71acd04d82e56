import ModelcSchema

/// Reports a one-to-one relationship with the delete rule Cascade on both sides (row C6 of `DeleteRuleLine.table`).
enum CascadeBothWays: LintRule {
    static let description = RuleDescription(
        "cascade-both-ways", .deleteRules, .note,
        summary: "Both sides of a one-to-one relationship cascade",
        rationale: "Deleting either deletes the other. This is right only if the two objects always belong together.",
        help: "use Nullify on one side, unless the two objects always belong together",
        fix: .suggestion,
        bad: """
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            <entity name="Engine">
                <relationship name="car" maxCount="1" deletionRule="Cascade" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            """,
        good: """
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            <entity name="Engine">
                <relationship name="car" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let near = found.near
            let far = found.far
            report(
                found.finding(
                    self,
                    "\(near.path) and \(far.path) both cascade: deleting either deletes the other",
                    note: "also cascades",
                    fix: partNullifying(found)))
        }
    }

    /// Returns a fix if only one side is required. The object on this side is part of the other object, so its side
    /// gets the rule Nullify.
    private static func partNullifying(_ found: DeleteRuleCase) -> Fix? {
        switch (found.near.isRequired, found.far.isRequired) {
        case (true, false): found.changingNear(to: .nullify)
        case (false, true): found.changingFar(to: .nullify)
        case (true, true), (false, false): nil
        }
    }
}
