import ModelcSchema

/// A relationship that denies deletion; for projects that do not want any.
enum AvoidDeny: LintRule {
    static let description = RuleDescription(
        "avoid-deny", .deleteRules, .off,
        summary: "A relationship denies deletion",
        rationale: "While the relationship is not empty, deleting the object fails at the save with error 1600, and "
            + "every caller has to handle the error.",
        help: "handle error 1600 wherever such an object is deleted, or choose another rule",
        prevents: RuntimeMessage.deniedDelete,
        bad: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" ▸deletionRule="Deny" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.persistentPairs where pair.near.rule == .deny {
            let end = pair.near
            report(
                Finding(
                    id, "\(end.path) denies deletion; callers must handle error 1600",
                    at: SourcePlace(end.relationship, attribute: "deletionRule"), on: end.selector,
                    help: "handle the error wherever a \(end.owner) is deleted, or use another rule"))
        }
    }
}

/// Row D3: both sides deny deletion.
enum DenyDeadlock: LintRule {
    static let description = RuleDescription(
        "deny-deadlock", .deleteRules, .warning,
        summary: "Both sides of a pair deny deletion",
        rationale: "Neither object can be deleted while they are linked. The finding is an error if both sides are "
            + "required, because the link cannot be removed either.",
        help: "use Nullify on one side",
        fix: .suggestion,
        prevents: RuntimeMessage.deniedDelete,
        bad: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" ▸deletionRule="Deny" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
            """
            <entity name="Courier">
                <relationship name="parcels" toMany="YES" ▸deletionRule="Deny" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" maxCount="1" deletionRule="Deny" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
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
                    "\(near.path) and \(far.path) both deny: neither can be deleted while linked (error 1600)"
                        + (found.severity == .error ? ", and both are required, so the link cannot be removed" : ""),
                    help: "use Nullify on one side",
                    note: "also denies deletion",
                    fix: partNullifying(found)))
        }
    }

    /// Where one side alone is to-many, the other is that of the part.
    private static func partNullifying(_ found: DeleteRuleCase) -> Fix? {
        switch (found.near.isToMany, found.far.isToMany) {
        case (true, false): found.changingFar(to: .nullify)
        case (false, true): found.changingNear(to: .nullify)
        case (true, true), (false, false): nil
        }
    }
}

/// Row D2: a required relationship denies deletion.
enum DenyOnRequired: LintRule {
    static let description = RuleDescription(
        "deny-on-required", .deleteRules, .note,
        summary: "A required relationship denies deletion",
        rationale: "The object can be deleted only together with its destination, in one save.",
        help: "make the relationship optional",
        bad: [
            """
            <entity name="Parcel">
                <relationship name="courier" maxCount="1" ▸deletionRule="Deny" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let near = found.near
            report(
                found.finding(
                    self,
                    "\(near.path) denies deletion and is required: \(near.owner) can only be deleted together with "
                        + "its \(near.destination)\(near.isToMany ? " objects" : "")",
                    help: "make \(near.path) optional",
                    note: "is the inverse"))
        }
    }
}
