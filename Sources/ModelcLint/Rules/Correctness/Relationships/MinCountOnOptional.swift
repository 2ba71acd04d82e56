import ModelcSchema

/// Reports an optional to-many relationship with a minimum count. It may be empty in spite of the minimum.
enum MinCountOnOptional: LintRule {
    static let description = RuleDescription(
        "min-count-on-optional", .correctness, .note,
        summary: "An optional to-many relationship has a minimum count",
        rationale: "The count is checked only if the relationship is not empty: an optional one may have no objects.",
        help: "make the relationship required, or remove the minimum",
        fix: .schema,
        bad: """
            <entity name="Convoy">
                <relationship name="ships" optional="YES" toMany="YES" ▸minCount="2" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """,
        good: """
            <entity name="Convoy">
                <relationship name="ships" toMany="YES" minCount="2" deletionRule="Nullify" destinationEntity="Ship"/>
                <relationship name="flagship" optional="YES" minCount="1" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where relationship.isToMany && relationship.isOptional {
                guard let least = relationship.minimumCount, least > 0 else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(relationship.name) requires at least \(least) but is optional; it can still "
                            + "be empty",
                        about: relationship, of: entity, attribute: "minCount",
                        help: "make it required, or remove minCount",
                        fix: Fix(.schema, "remove minCount", relationship.removing("minCount"))))
            }
        }
    }
}
