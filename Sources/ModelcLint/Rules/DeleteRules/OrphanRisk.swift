import ModelcSchema

/// Reports an entity with a required owner, if no relationship with the delete rule Cascade leads to the entity. If the
/// owner is deleted, the object remains.
enum OrphanRisk: LintRule {
    static let description = RuleDescription(
        "orphan-risk", .deleteRules, .off,
        summary: "Nothing deletes an object when the object that it requires is deleted",
        rationale: "The object requires its owner, but remains when the owner is deleted; code that deletes the owner "
            + "has to delete the object as well.",
        help: "use Cascade on the inverse",
        fix: .suggestion,
        bad: """
            <entity name="Parcel">
                ▸<relationship name="route" maxCount="1" deletionRule="Nullify" destinationEntity="Route" inverseName="parcels" inverseEntity="Route"/>
            </entity>
            <entity name="Route">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="route" inverseEntity="Parcel"/>
            </entity>
            """,
        good: [
            """
            <entity name="Parcel">
                <relationship name="route" maxCount="1" deletionRule="Nullify" destinationEntity="Route" inverseName="parcels" inverseEntity="Route"/>
            </entity>
            <entity name="Route">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Parcel" inverseName="route" inverseEntity="Parcel"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <relationship name="route" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Route" inverseName="parcels" inverseEntity="Route"/>
            </entity>
            <entity name="Route">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="route" inverseEntity="Parcel"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let pairs = subject.storedPairs
        let owned = Set(pairs.filter { $0.near.rule == .cascade }.map(\.near.destination))
        for pair in pairs where pair.near.isRequired && !pair.near.isToMany {
            // With the rule Deny, the owner cannot be deleted while it has objects, so no objects are left over.
            guard let far = pair.far, far.isToMany, far.rule == .nullify || far.rule == .noAction else { continue }
            guard
                !subject.inheritance.lineage(of: pair.near.place.entity).contains(where: {
                    owned.contains(subject.entities[$0].name)
                })
            else { continue }
            report(finding(pair.near, far))
        }
    }

    private static func finding(_ near: RelationshipEnd, _ far: RelationshipEnd) -> Finding {
        Finding(
            self, "nothing deletes \(near.owner) when its \(near.destination) is deleted",
            at: SchemaLocation(near.relationship),
            on: near.selector, help: "use Cascade on \(far.path)", facts: [far.selector],
            fix: .changing(far.relationship, far.path, to: .cascade))
    }
}
