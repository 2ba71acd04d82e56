import ModelcSchema

/// Reports an ordered to-one relationship.
enum OrderedToOne: LintRule {
    static let description = RuleDescription(
        .shared(.orderedToOne), .correctness, .warning,
        summary: "A to-one relationship is ordered",
        rationale: "A single object has no order; the flag is left over from a to-many relationship.",
        help: "remove ordered=\"YES\", or make the relationship to-many",
        fix: .schema,
        bad: """
            <entity name="Ship">
                <relationship name="escort" optional="YES" maxCount="1" deletionRule="Nullify" ▸ordered="YES" destinationEntity="Ship"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <relationship name="escorts" optional="YES" toMany="YES" deletionRule="Nullify" ordered="YES" destinationEntity="Ship"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where relationship.isOrdered && !relationship.isToMany {
                report(
                    Finding(
                        self, "\(entity.name).\(relationship.name) is ordered but to-one; the order has no effect",
                        about: relationship, of: entity, attribute: "ordered",
                        help: "remove ordered=\"YES\", or make it to-many",
                        fix: Fix(.schema, "remove ordered", relationship.removing("ordered"))))
            }
        }
    }
}
