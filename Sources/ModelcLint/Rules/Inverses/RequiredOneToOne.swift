import ModelcSchema

/// Reports a required to-one relationship with an optional to-one inverse.
enum RequiredOneToOne: LintRule {
    static let description = RuleDescription(
        "required-one-to-one", .inverses, .warning,
        summary: "A one-to-one relationship is required",
        rationale: "Assigning the destination to a second object silently sets this relationship of the first to nil, "
            + "and the next save fails. The finding is a note if one side cascades: one object is then part of the "
            + "other and is rarely reassigned.",
        help: "make the relationship optional, or the inverse to-many",
        prevents: RuntimeMessage.missingMandatoryProperty,
        bad: [
            """
            <entity name="Engine">
                ▸<relationship name="car" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            """,
            """
            <entity name="Engine">
                ▸<relationship name="car" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Engine">
                <relationship name="car" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
            </entity>
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <relationship name="courier" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.storedPairs where !pair.isSelfInverse {
            guard let far = pair.far else { continue }
            let near = pair.near
            guard !near.isToMany && !far.isToMany && near.isRequired && !far.isRequired else { continue }
            report(
                Finding(
                    self,
                    "\(near.path) is required and one-to-one: assigning its \(near.destination) to another "
                        + "\(near.owner) sets this one to nil, and the next save fails (error 1570)",
                    at: SchemaLocation(near.relationship), on: near.selector,
                    help: "make \(near.path) optional, or \(far.path) to-many",
                    related: [
                        RelatedFinding("\(far.path) is to-one", at: SchemaLocation(far.relationship), on: far.selector)
                    ],
                    facts: [far.selector], severity: [near.rule, far.rule].contains(.cascade) ? .note : nil))
        }
    }
}
