import ModelcSchema

/// Reports an inverse entity that is not the destination of the relationship.
enum InverseEntityMismatch: LintRule {
    static let description = RuleDescription(
        "inverse-entity-mismatch", .correctness, .warning,
        summary: "The inverse entity of a relationship is neither its destination nor an ancestor of it",
        rationale:
            "An object of the destination does not have a relationship that another entity declares: the other side "
            + "of the link cannot be stored. A parent of the destination is fine, because the inverse is inherited.",
        help: "set the inverse entity to the destination",
        bad: """
            <entity name="Vessel">
                <relationship name="port" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Place" inverseName="vessels" ▸inverseEntity="Port"/>
            </entity>
            <entity name="Place"/>
            <entity name="Port" parentEntity="Place">
                <relationship name="vessels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Vessel" inverseName="port" inverseEntity="Vessel"/>
            </entity>
            """,
        good: """
            <entity name="Vessel">
                <relationship name="port" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Port" inverseName="vessels" inverseEntity="Place"/>
            </entity>
            <entity name="Place">
                <relationship name="vessels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Vessel" inverseName="port" inverseEntity="Vessel"/>
            </entity>
            <entity name="Port" parentEntity="Place"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.relationshipPairs {
            guard let far = pair.far, let named = pair.near.relationship.inverseEntityName,
                let holder = subject.entityIndex(named: named),
                let destination = subject.entityIndex(named: pair.near.destination),
                !subject.inheritance.entity(destination, isKindOf: holder)
            else { continue }
            report(
                Finding(
                    self, "\(pair.near.path) goes to \(pair.near.destination) but takes its inverse from \(named)",
                    at: SchemaLocation(pair.near.relationship, attribute: "inverseEntity"), on: pair.near.selector,
                    help: "make \(named) the destination, or move \(far.path) to \(pair.near.destination)",
                    facts: [far.selector]))
        }
    }
}
