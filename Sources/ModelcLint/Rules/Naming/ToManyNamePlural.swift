import ModelcSchema

/// Reports a to-many relationship with a singular name.
enum ToManyNamePlural: LintRule {
    static let description = RuleDescription(
        "to-many-name-plural", .naming, .off,
        summary: "A to-many relationship has a singular name",
        rationale: "A convention: 'ship.port' reads as one port.",
        help: "use the plural, with the old name as renaming identifier to keep the data",
        bad: """
            <entity name="Ship">
                ▸<relationship name="escort" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <relationship name="escorts" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship"/>
                <relationship name="callHistory" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship"/>
                <relationship name="flagship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships
            where relationship.isToMany && !PluralName.isPlural(relationship.name) {
                let destination = relationship.destinationName ?? "object"
                report(
                    Finding(
                        self,
                        "\(entity.name).\(relationship.name) holds many \(destination) objects but has a singular name",
                        about: relationship, of: entity,
                        help: "rename it to '\(PluralName.plural(of: relationship.name))', and set "
                            + "elementID='\(relationship.name)'"))
            }
        }
    }
}
