import ModelcSchema

/// Row C6: both sides of a one-to-one relationship cascade.
enum CascadeBothWays: LintRule {
    static let description = RuleDescription(
        "cascade-both-ways", .deleteRules, .note,
        summary: "Both sides of a one-to-one relationship cascade",
        rationale: "Deleting either deletes the other. That is right only where the two rows are one thing that "
            + "happens to be stored in two.",
        help: "use Nullify on the part's side, unless the two are one thing",
        fix: .suggestion,
        seeAlso: [CascadeFamilyWipe.self, CascadeCycle.self],
        bad: [
            """
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            <entity name="Engine">
                <relationship name="car" maxCount="1" deletionRule="Cascade" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            <entity name="Engine">
                <relationship name="car" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let near = found.near
            let far = found.far
            report(
                found.finding(
                    self,
                    "\(near.path) and \(far.path) both cascade: deleting either deletes the other",
                    help: "use Nullify on the part's side, unless the two rows are one thing",
                    note: "cascades as well",
                    fix: partNullifying(found)))
        }
    }

    /// Where one side alone is required, it is that of the part.
    private static func partNullifying(_ found: DeleteRuleCase) -> Fix? {
        switch (found.near.isRequired, found.far.isRequired) {
        case (true, false): found.changingNear(to: .nullify)
        case (false, true): found.changingFar(to: .nullify)
        case (true, true), (false, false): nil
        }
    }
}
