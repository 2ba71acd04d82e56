import ModelcSchema

/// Reports a required many-to-many relationship. It may become empty if the objects in it are deleted.
enum ManyToManyRequired: LintRule {
    static let description = RuleDescription(
        "many-to-many-required", .inverses, .note,
        summary: "A many-to-many relationship must not be empty",
        rationale: "Either side can be deleted; when the last object of the relationship is deleted, the object on "
            + "the other side can no longer be saved.",
        help: "make the relationship optional",
        bad: """
            <entity name="Parcel">
                ▸<relationship name="tags" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="parcels" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="tags" inverseEntity="Parcel"/>
            </entity>
            """,
        good: [.tags])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for pair in subject.storedPairs where !pair.isSelfInverse {
            guard let far = pair.far else { continue }
            let near = pair.near
            guard near.isToMany && far.isToMany && near.isRequired else { continue }
            report(
                Finding(
                    self, "\(near.path) is required, but every \(near.destination) in it can be deleted",
                    at: SchemaLocation(near.relationship), on: near.selector, help: "make \(near.path) optional",
                    facts: [far.selector]))
        }
    }
}
