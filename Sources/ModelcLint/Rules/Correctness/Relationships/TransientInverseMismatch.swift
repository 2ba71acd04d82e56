import ModelcSchema

/// Reports a stored relationship with a transient inverse.
enum TransientInverseMismatch: LintRule {
    static let description = RuleDescription(
        "transient-inverse-mismatch", .correctness, .warning,
        summary: "Only one of a relationship and its inverse is transient",
        rationale: "One side is saved and the other is lost. Apple's compiler has an error about transient inverses, "
            + "which "
            + "a build setting (MOMC_SUPPRESS_INVERSE_TRANSIENT_ERROR) silences; its exact condition is not "
            + "documented.",
        help: "make both transient, or both persistent",
        bad: """
            <entity name="Captain">
                <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="captain" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <relationship name="captain" optional="YES" ▸transient="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Captain" inverseName="ship" inverseEntity="Captain"/>
            </entity>
            """,
        good: """
            <entity name="Captain">
                <relationship name="ship" optional="YES" transient="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="captain" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <relationship name="captain" optional="YES" transient="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Captain" inverseName="ship" inverseEntity="Captain"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.relationshipPairs {
            guard let far = pair.far, pair.near.relationship.isTransient, !far.relationship.isTransient else {
                continue
            }
            let near = pair.near
            report(
                Finding(
                    self,
                    "\(near.path) is transient but its inverse \(far.path) is not; one side is saved and the other is "
                        + "lost",
                    at: SchemaLocation(near.relationship, attribute: "transient"), on: near.selector,
                    related: [
                        RelatedFinding("\(far.path) is stored", at: SchemaLocation(far.relationship), on: far.selector)
                    ],
                    facts: [far.selector]))
        }
    }
}
