import ModelcSchema

/// Reports a new required relationship. Existing rows have no object for it.
enum RequiredRelationshipAdded: VersionRule {
    static let description = RuleDescription(
        "required-relationship-added", .migration, .error, of: .requiredRelationship,
        summary: "A required relationship was added to an entity that has rows", fix: .schema,
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Author"/>
                <entity name="Book"/>
                """,
            after: """
                <entity name="Author">
                    <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
                </entity>
                <entity name="Book">
                    ▸<relationship name="author" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
                </entity>
                """),
        good: .versions(
            .nextVersion,
            before: """
                <entity name="Author"/>
                <entity name="Book"/>
                """,
            after: """
                <entity name="Author">
                    <relationship name="books" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
                </entity>
                <entity name="Book">
                    <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            let added = pair.inferredChanges(.relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany)
            for change in added {
                // An empty to-many relationship is valid if it has no minimum count (measured).
                let isToMany = change.kind == .relationshipAddedRequiredToMany
                if isToMany, !change.traits.contains(.minimumCount) { continue }
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) is new and required; no value can be inferred for existing rows",
                        about: change,
                        fix: Fix(.schema, "make it optional", pair.setting("optional", to: "YES", of: change))))
            }
        }
    }
}
