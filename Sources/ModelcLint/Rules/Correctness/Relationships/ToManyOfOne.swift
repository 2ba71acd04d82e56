import ModelcSchema

/// Reports a to-many relationship with a maximum of one object.
enum ToManyOfOne: LintRule {
    static let description = RuleDescription(
        .shared(.toManyOfOne), .correctness, .note,
        summary: "A to-many relationship has a maximum of one",
        rationale:
            "Code has to handle a set, and a second object fails only at the save (error 1590). A to-one relationship "
            + "expresses the same, and replaces the previous object.",
        help: "make it to-one in a new version",
        bad: """
            <entity name="Convoy">
                <relationship name="flagships" optional="YES" toMany="YES" ▸maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """,
        good: """
            <entity name="Convoy">
                <relationship name="flagship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
                <relationship name="ships" optional="YES" toMany="YES" maxCount="12" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where relationship.isToMany && relationship.maximumCount == 1 {
                report(
                    Finding(
                        self, "\(entity.name).\(relationship.name) is to-many with a maximum of one",
                        about: relationship, of: entity, attribute: "maxCount", help: "make it to-one"))
            }
        }
    }
}
