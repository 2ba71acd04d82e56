import ModelcSchema

/// Reports a to-many relationship that was changed to to-one.
enum CardinalityNarrowed: VersionRule {
    static let description = RuleDescription(
        "cardinality-narrowed", .migration, .error, of: .toManyToOne,
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Author"/>
                <entity name="Book">
                    <relationship name="authors" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Author"/>
                </entity>
                """,
            after: """
                <entity name="Author"/>
                <entity name="Book">
                    ▸<relationship name="authors" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author"/>
                </entity>
                """),
        good: .versions(
            .nextVersion,
            before: """
                <entity name="Author"/>
                <entity name="Book">
                    <relationship name="authors" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author"/>
                </entity>
                """,
            after: """
                <entity name="Author"/>
                <entity name="Book">
                    <relationship name="authors" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Author"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.inferredChanges(.relationshipToManyToOne) {
                let relationship = change.newProperty.flatMap { name in
                    change.newEntity.flatMap { pair.newerEntity($0) }?.relationships.first { $0.name == name }
                }
                let destination = relationship?.destinationName ?? "object"
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) was to-many in \(pair.olderText); lightweight migration "
                            + "cannot choose which \(destination) to keep",
                        about: change))
            }
        }
    }
}
