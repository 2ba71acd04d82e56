import ModelcSchema

/// Row C6: both sides of a one-to-one relationship cascade.
enum CascadeBothWays: LintRule {
    static let description = RuleDescription(
        "cascade-both-ways", .deleteRules, .note,
        summary: "Both sides of a one-to-one relationship cascade",
        rationale: "Deleting either deletes the other. This is right only if the two objects always belong together.",
        help: "use Nullify on one side, unless the two objects always belong together",
        fix: .suggestion,
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
                    help: "use Nullify on one side, unless the two objects always belong together",
                    note: "also cascades",
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

/// Row C13: a many-to-many relationship cascades on one side.
enum CascadeManyToMany: LintRule {
    static let description = RuleDescription(
        "cascade-many-to-many", .deleteRules, .warning,
        summary: "A many-to-many relationship cascades",
        rationale: "Deleting one object deletes all of its destinations, even if other objects still refer to them.",
        help: "use Nullify",
        fix: .suggestion,
        bad: [
            """
            <entity name="Parcel">
                <relationship name="tags" optional="YES" toMany="YES" ▸deletionRule="Cascade" destinationEntity="Tag" inverseName="parcels" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="tags" inverseEntity="Parcel"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Parcel">
                <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="parcels" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="tags" inverseEntity="Parcel"/>
            </entity>
            """,
            """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let near = found.near
            report(
                found.finding(
                    self,
                    "deleting \(near.owner) deletes every \(near.destination) in \(near.relationship.name), even if "
                        + "other \(near.owner) objects still refer to it",
                    help: "use Nullify on \(near.path)",
                    note: "may hold many \(near.owner) objects",
                    fix: found.changingNear(to: .nullify)))
        }
    }
}

/// Row Z2: a cascade without an inverse. It is told with `missing-inverse` where that rule is on.
enum CascadeWithoutInverse: LintRule {
    static let description = RuleDescription(
        "cascade-without-inverse", .deleteRules, .warning,
        summary: "A relationship cascades without an inverse",
        rationale: "Other objects may point at a deleted object. Without an inverse, Core Data cannot find them, and "
            + "their references dangle.",
        help: "add the inverse",
        bad: [
            """
            <entity name="Label"/>
            <entity name="Parcel">
                <relationship name="label" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Label"/>
            </entity>
            """
        ],
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
                id,
                "\(end.path) cascades without an inverse: other \(end.owner) objects that point at the deleted "
                    + "\(end.destination) keep a dangling reference",
                at: SourcePlace(end.relationship, attribute: "deletionRule"), on: end.selector)
            finding.propose(inverseOf: end, in: subject.model)
            report(finding)
        }
    }
}
