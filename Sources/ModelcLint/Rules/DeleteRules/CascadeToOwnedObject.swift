import ModelcSchema

/// Reports a to-one relationship with the delete rule Cascade, if the destination object may also be in another owner's
/// to-many relationship with the rule Cascade (row C5 of `DeleteRuleLine.table`).
enum CascadeToOwnedObject: LintRule {
    static let description = RuleDescription(
        "cascade-to-owned-object", .deleteRules, .note,
        summary: "A to-one cascade deletes an object that another owner has in its collection",
        rationale: "The collection cascades as well, so its owner decides when its objects go. The to-one relationship "
            + "looks like a shortcut to one of them, such as the latest: deleting the object with the shortcut also "
            + "removes it from the collection.",
        help: "use Nullify on the to-one side, unless the object belongs to both",
        fix: .suggestion,
        bad: """
            <entity name="Parcel">
                <relationship name="lastStop" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Stop" inverseName="parcel" inverseEntity="Stop"/>
            </entity>
            <entity name="Stop">
                <relationship name="parcel" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" inverseName="lastStop" inverseEntity="Parcel"/>
                <relationship name="tour" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Tour" inverseName="stops" inverseEntity="Tour"/>
            </entity>
            <entity name="Tour">
                <relationship name="stops" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Stop" inverseName="tour" inverseEntity="Stop"/>
            </entity>
            """,
        good: [
            """
            <entity name="Parcel">
                <relationship name="lastStop" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Stop" inverseName="parcel" inverseEntity="Stop"/>
            </entity>
            <entity name="Stop">
                <relationship name="parcel" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" inverseName="lastStop" inverseEntity="Parcel"/>
                <relationship name="tour" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Tour" inverseName="stops" inverseEntity="Tour"/>
            </entity>
            <entity name="Tour">
                <relationship name="stops" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Stop" inverseName="tour" inverseEntity="Stop"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <relationship name="label" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Label" inverseName="parcel" inverseEntity="Label"/>
            </entity>
            <entity name="Letter">
                <relationship name="label" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Label" inverseName="letter" inverseEntity="Label"/>
            </entity>
            <entity name="Label">
                <relationship name="letter" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Letter" inverseName="label" inverseEntity="Letter"/>
                <relationship name="parcel" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Parcel" inverseName="label" inverseEntity="Parcel"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let owners = owners(in: subject)
        for pair in subject.persistentPairs where pair.row == .c5 {
            guard let owner = owners[pair.near.destination]?.first(where: { $0.owner != pair.near.owner }) else {
                continue
            }
            report(finding(pair.near, owner))
        }
    }

    /// Returns to-many relationships with the delete rule Cascade, by the name of their destination entity. For each
    /// destination, the first two from different owners are kept, so that one of another owner is found if it exists.
    private static func owners(in subject: LintSubject) -> [String: [RelationshipEnd]] {
        var owners: [String: [RelationshipEnd]] = [:]
        for end in subject.persistentPairs.map(\.near) where end.isToMany && end.rule == .cascade {
            let known = owners[end.destination] ?? []
            guard known.count < 2, known.first?.owner != end.owner else { continue }
            owners[end.destination] = known + [end]
        }
        return owners
    }

    private static func finding(_ end: RelationshipEnd, _ owner: RelationshipEnd) -> Finding {
        Finding(
            self,
            "deleting one \(end.owner) also deletes its \(end.destination), which may be in \(owner.path) as well",
            at: SchemaLocation(end.relationship, attribute: "deletionRule"), on: end.selector,
            help: "use Nullify on \(end.path), unless the \(end.destination) belongs to both",
            related: [
                RelatedFinding(
                    "\(owner.path) also cascades", at: SchemaLocation(owner.relationship), on: owner.selector)
            ],
            facts: [owner.selector], fix: .changing(end.relationship, end.path, to: .nullify))
    }
}
