import ModelcSchema

/// Reports a to-one relationship whose name is the plural of its destination's name.
enum ToOnePluralName: LintRule {
    static let description = RuleDescription(
        "to-one-plural-name", .naming, .note,
        summary: "A to-one relationship has the plural of its destination's name",
        rationale:
            "A new relationship is to-one, in Xcode and in modelc. A name in the plural shows that it was meant to be "
            + "to-many: each object holds at most one other object, and assigning a second one replaces the first.",
        help: "make it to-many, or use the singular",
        fix: .suggestion,
        bad: """
            <entity name="Author">
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book" inverseName="authors" inverseEntity="Book"/>
            </entity>
            <entity name="Book">
                ▸<relationship name="authors" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
            </entity>
            """,
        good: """
            <entity name="Status">
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author"/>
                <relationship name="news" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="News"/>
                <relationship name="series" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Series"/>
            </entity>
            <entity name="Author">
                <relationship name="status" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Status"/>
                <relationship name="recentAuthors" optional="YES" transient="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author"/>
            </entity>
            <entity name="News"/>
            <entity name="Series"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where !relationship.isToMany && !relationship.isTransient {
                guard let destination = relationship.destinationName,
                    PluralName.isPlural(relationship.name, ofEntity: destination)
                else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(relationship.name) is to-one, but its name is the plural of \(destination): each "
                            + "\(entity.name) holds at most one",
                        about: relationship, of: entity,
                        fix: Fix(
                            .suggestion, "make it to-many",
                            relationship.setting("toMany", to: "YES") + relationship.removing("maxCount"))))
            }
        }
    }
}
