import ModelcSchema

/// Reports a one-to-one relationship that is required on both sides.
enum BothSidesRequired: LintRule {
    static let description = RuleDescription(
        "both-sides-required", .inverses, .warning,
        summary: "A one-to-one relationship is required on both sides",
        rationale: "Neither object can be saved or deleted without the other, and neither can be assigned to another "
            + "object.",
        help: "make one side optional",
        prevents: RuntimeMessage.missingMandatoryProperty,
        bad: """
            <entity name="Car">
                ▸<relationship name="engine" maxCount="1" deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
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
                <relationship name="car" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.storedPairs where !pair.isSelfInverse {
            guard let far = pair.far else { continue }
            let near = pair.near
            guard !near.isToMany && !far.isToMany && near.isRequired && far.isRequired && pair.isFirst else { continue }
            report(
                Finding(
                    self,
                    "\(near.path) and \(far.path) are both required: neither object can be saved or deleted "
                        + "without the other",
                    at: SchemaLocation(near.relationship), on: near.selector,
                    help: "make the owner's side optional, with the delete rule Cascade",
                    related: [
                        RelatedFinding(
                            "\(far.path) is required here", at: SchemaLocation(far.relationship), on: far.selector)
                    ],
                    facts: [far.selector]))
        }
    }
}
