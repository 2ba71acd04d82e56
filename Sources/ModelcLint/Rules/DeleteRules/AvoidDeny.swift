import ModelcSchema

/// Reports the delete rule Deny, for projects that want to avoid it.
enum AvoidDeny: LintRule {
    static let description = RuleDescription(
        "avoid-deny", .deleteRules, .off,
        summary: "A relationship denies deletion",
        rationale: "While the relationship is not empty, deleting the object fails at the save with error 1600, and "
            + "every caller has to handle the error.",
        help: "handle error 1600 wherever such an object is deleted, or choose another rule",
        prevents: RuntimeMessage.deniedDelete,
        bad: """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" ▸deletionRule="Deny" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
        good: [.parcels])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.persistentPairs where pair.near.rule == .deny {
            let end = pair.near
            report(
                Finding(
                    self, "\(end.path) denies deletion; callers must handle error 1600",
                    at: SchemaLocation(end.relationship, attribute: "deletionRule"), on: end.selector,
                    help: "handle the error wherever a \(end.owner) is deleted, or use another rule"))
        }
    }
}
