import ModelcSchema

/// Reports a relationship without a destination entity.
enum RelationshipWithoutDestination: LintRule {
    static let description = RuleDescription(
        "relationship-without-destination", .correctness, .error,
        summary: "A relationship names no destination entity",
        rationale: "It has no destination; the model does not compile.",
        help: "write the name of an entity: destinationEntity=\"…\"",
        isStructural: true,
        prevents: "destination entry can't be nil in relationships",
        bad: """
            <entity name="Parcel">
                ▸<relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify"/>
            </entity>
            """,
        good: [.parcels])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where (relationship.destinationName ?? "").isEmpty {
                let attribute = relationship.destinationName == nil ? nil : "destinationEntity"
                report(
                    Finding(
                        self,
                        "\(entity.name).\(relationship.name) has no destination entity",
                        about: relationship, of: entity, attribute: attribute,
                        help: MistakenNames.mistake(for: "destinationEntity", in: relationship, named: "relationship")
                            .map { "rename \($0.name) to destinationEntity" }
                            ?? "write the name of an entity: destinationEntity=\"…\""))
            }
        }
    }
}
