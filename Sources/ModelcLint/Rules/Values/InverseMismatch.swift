import ModelcSchema

/// An inverse that is taken from another entity than the destination.
enum InverseEntityMismatch: LintRule {
    static let description = RuleDescription(
        "inverse-entity-mismatch", .correctness, .warning,
        summary: "The inverse entity of a relationship is neither its destination nor an ancestor of it",
        rationale:
            "An object of the destination does not have a relationship that another entity declares: the other side "
            + "of the link cannot be stored. A parent of the destination is fine, because the inverse is inherited.",
        help: "set the inverse entity to the destination",
        bad: [
            """
            <entity name="Vessel">
                <relationship name="port" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Place" inverseName="vessels" ▸inverseEntity="Port"/>
            </entity>
            <entity name="Place"/>
            <entity name="Port" parentEntity="Place">
                <relationship name="vessels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Vessel" inverseName="port" inverseEntity="Vessel"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Vessel">
                <relationship name="port" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Port" inverseName="vessels" inverseEntity="Place"/>
            </entity>
            <entity name="Place">
                <relationship name="vessels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Vessel" inverseName="port" inverseEntity="Vessel"/>
            </entity>
            <entity name="Port" parentEntity="Place"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.relationshipPairs {
            guard let far = pair.far, let named = pair.near.relationship.inverseEntityName,
                let holder = subject.entityIndex(named: named),
                let destination = subject.entityIndex(named: pair.near.destination),
                !subject.inheritance.entity(destination, isKindOf: holder)
            else { continue }
            report(
                Finding(
                    id, "\(pair.near.path) goes to \(pair.near.destination) but takes its inverse from \(named)",
                    at: SourcePlace(pair.near.relationship, attribute: "inverseEntity"), on: pair.near.selector,
                    help: "make \(named) the destination, or move \(far.path) to \(pair.near.destination)",
                    facts: [far.selector]))
        }
    }
}

/// A relationship that is stored while its inverse is not.
enum TransientInverseMismatch: LintRule {
    static let description = RuleDescription(
        "transient-inverse-mismatch", .correctness, .warning,
        summary: "Only one of a relationship and its inverse is transient",
        rationale: "One side is saved and the other is lost. Apple's compiler has an error about transient inverses, "
            + "which "
            + "a build setting (MOMC_SUPPRESS_INVERSE_TRANSIENT_ERROR) silences; its exact condition is not "
            + "documented.",
        help: "make both transient, or both persistent",
        bad: [
            """
            <entity name="Captain">
                <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="captain" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <relationship name="captain" optional="YES" ▸transient="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Captain" inverseName="ship" inverseEntity="Captain"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Captain">
                <relationship name="ship" optional="YES" transient="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="captain" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <relationship name="captain" optional="YES" transient="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Captain" inverseName="ship" inverseEntity="Captain"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.relationshipPairs {
            guard let far = pair.far, pair.near.relationship.isTransient, !far.relationship.isTransient else {
                continue
            }
            let near = pair.near
            report(
                Finding(
                    id,
                    "\(near.path) is transient but its inverse \(far.path) is not; one side is saved and the other is "
                        + "lost",
                    at: SourcePlace(near.relationship, attribute: "transient"), on: near.selector,
                    help: "make both transient, or both persistent",
                    related: [
                        RelatedFinding("\(far.path) is stored", at: SourcePlace(far.relationship), on: far.selector)
                    ],
                    facts: [far.selector]))
        }
    }
}
