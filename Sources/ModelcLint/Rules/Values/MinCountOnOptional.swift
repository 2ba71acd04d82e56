import ModelcSchema

/// A to-many relationship with a least count that may be empty all the same.
enum MinCountOnOptional: LintRule {
    static let description = RuleDescription(
        "min-count-on-optional", .correctness, .note,
        summary: "An optional to-many relationship has a minimum count",
        rationale: "The count is checked only while the relationship is not empty: of an optional one, none is valid.",
        help: "make the relationship required, or drop the minimum",
        fix: .schema,
        seeAlso: [NullifyMayUnderflowInverse.self],
        bad: [
            """
            <entity name="Convoy">
                <relationship name="ships" optional="YES" toMany="YES" ▸minCount="2" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """
        ],
        good: [
            """
            <entity name="Convoy">
                <relationship name="ships" toMany="YES" minCount="2" deletionRule="Nullify" destinationEntity="Ship"/>
                <relationship name="flagship" optional="YES" minCount="1" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where relationship.isToMany && relationship.isOptional {
                guard let least = relationship.minimumCount, least > 0 else { continue }
                report(
                    Finding(
                        id,
                        "\(entity.name).\(relationship.name) asks for at least \(least) but is optional; none is "
                            + "still allowed",
                        at: SourcePlace(relationship, attribute: "minCount"),
                        on: .property(entity: entity.name, relationship.name),
                        help: "make it required, or drop the minimum",
                        fix: Fix(.schema, "drop the minimum", relationship.removing("minCount"))))
            }
        }
    }
}
