import ModelcSchema

/// Reports the delete rule Cascade on a relationship without an inverse. If the rule `missing-inverse` is on, that rule
/// reports it instead.
enum CascadeWithoutInverse: LintRule {
    static let description = RuleDescription(
        "cascade-without-inverse", .deleteRules, .warning,
        summary: "A relationship cascades without an inverse",
        rationale: "Other objects may point at a deleted object. Without an inverse, Core Data cannot find them, and "
            + "their references dangle.",
        help: "add the inverse",
        bad: """
            <entity name="Label"/>
            <entity name="Parcel">
                <relationship name="label" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Label"/>
            </entity>
            """,
        good: [
            """
            <entity name="Parcel">
                <relationship name="label" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Label" inverseName="parcel" inverseEntity="Label"/>
            </entity>
            <entity name="Label">
                <relationship name="parcel" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" inverseName="label" inverseEntity="Parcel"/>
            </entity>
            """,
            """
            <entity name="Label"/>
            <entity name="Parcel">
                <relationship name="label" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Label"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.persistentPairs where pair.far == nil && pair.near.rule == .cascade {
            let end = pair.near
            var finding = Finding(
                self,
                "\(end.path) cascades without an inverse: other \(end.owner) objects that point at the deleted "
                    + "\(end.destination) keep a dangling reference",
                at: SchemaLocation(end.relationship, attribute: "deletionRule"), on: end.selector, help: nil)
            finding.propose(inverseOf: end, in: subject.model)
            report(finding)
        }
    }
}
