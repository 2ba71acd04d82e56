import ModelcSchema

/// An ordered to-one relationship.
enum OrderedToOne: LintRule {
    static let description = RuleDescription(
        "ordered-to-one", .correctness, .warning,
        summary: "A to-one relationship is ordered",
        rationale: "One object has no order; the flag is a leftover of a relationship that was to-many.",
        help: "clear Ordered, or make the relationship to-many",
        fix: .schema,
        bad: [
            """
            <entity name="Ship">
                <relationship name="escort" optional="YES" maxCount="1" deletionRule="Nullify" ▸ordered="YES" destinationEntity="Ship"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <relationship name="escorts" optional="YES" toMany="YES" deletionRule="Nullify" ordered="YES" destinationEntity="Ship"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where relationship.isOrdered && !relationship.isToMany {
                report(
                    Finding(
                        id, "\(entity.name).\(relationship.name) is ordered but to-one; the order has no effect",
                        at: SourcePlace(relationship, attribute: "ordered"),
                        on: .property(entity: entity.name, relationship.name),
                        help: "clear Ordered, or make it to-many",
                        fix: Fix(.schema, "clear Ordered", relationship.removing("ordered"))))
            }
        }
    }
}
