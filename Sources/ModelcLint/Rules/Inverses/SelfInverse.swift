import ModelcSchema

/// Reports a relationship that is its own inverse.
enum SelfInverse: LintRule {
    static let description = RuleDescription(
        "self-inverse", .inverses, .note,
        summary: "A relationship is its own inverse",
        rationale: "It can only express a link that is true in both directions, such as friendship. The finding is a "
            + "warning if the relationship is to-one and required: every object then needs a partner.",
        help: "add a separate inverse if the two ends differ",
        bad: """
            <entity name="Parcel">
                <relationship name="twin" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" ▸inverseName="twin" inverseEntity="Parcel"/>
            </entity>
            """,
        good: """
            <entity name="Parcel">
                <relationship name="first" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" inverseName="next" inverseEntity="Parcel"/>
                <relationship name="next" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" inverseName="first" inverseEntity="Parcel"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.persistentPairs where pair.isSelfInverse {
            let end = pair.near
            report(
                Finding(
                    self, "\(end.path) is its own inverse; it can only describe symmetric links",
                    at: SchemaLocation(end.relationship, attribute: "inverseName"), on: end.selector,
                    severity: end.isRequired && !end.isToMany ? .warning : nil))
        }
    }
}
