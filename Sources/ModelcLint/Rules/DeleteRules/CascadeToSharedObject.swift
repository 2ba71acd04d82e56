import ModelcSchema

/// Reports a to-one relationship with the delete rule Cascade, if several objects share the destination object (rows C9
/// and C10 of `DeleteRuleLine.table`).
enum CascadeToSharedObject: LintRule {
    static let description = RuleDescription(
        "cascade-to-shared-object", .deleteRules, .warning,
        summary: "A cascade deletes an object that others share",
        rationale: "The inverse is to-many: other objects can point at the same destination and lose it. The finding "
            + "is an error if they require it, because the save then fails.",
        help: "use Nullify on the to-one side",
        fix: .suggestion,
        prevents: RuntimeMessage.missingMandatoryProperty,
        bad: [
            """
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <relationship name="courier" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <relationship name="label" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Label" inverseName="parcel" inverseEntity="Label"/>
            </entity>
            <entity name="Label">
                <relationship name="parcel" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" inverseName="label" inverseEntity="Parcel"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for found in DeleteRuleCase.all(of: self, in: subject) {
            let near = found.near
            let far = found.far
            report(
                found.finding(
                    self,
                    "deleting one \(near.owner) also deletes its \(near.destination), which \(far.path) shares with other "
                        + "\(near.owner) objects"
                        + (near.isRequired ? "; they require it, so the save fails (error 1570)" : ""),
                    help: "use Nullify on \(near.path)",
                    note: "may hold many",
                    fix: found.changingNear(to: .nullify)))
        }
    }
}
