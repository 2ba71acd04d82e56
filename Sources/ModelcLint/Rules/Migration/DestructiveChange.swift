import ModelcSchema

/// Reports that an element with stored data was removed.
enum DestructiveChange: VersionRule {
    static let description = RuleDescription(
        "destructive-change", .migration, .note,
        summary: "An entity, an attribute or a relationship was removed",
        rationale:
            "The migration drops its data, unless a mapping model or a stage copies it.",
        help: "keep it as long as its data may be needed",
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <attribute name="isbn" optional="YES" attributeType="String"/>
                </entity>
                """,
            after: """
                ▸<entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """),
        good: .versions(
            .nextVersion,
            before: """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <attribute name="label" optional="YES" transient="YES" attributeType="String"/>
                </entity>
                """,
            after: .book))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            // If the project has its own mapping model, it can keep the data.
            for change in pair.inferredChanges(.entityRemoved, .attributeRemoved, .relationshipRemoved) {
                report(
                    pair.finding(
                        self, "\(change.modelPath) is removed; its data is dropped", about: change,
                        help: help(change, in: pair)))
            }
        }
    }

    private static func help(_ change: SchemaChange, in pair: VersionPair) -> String? {
        // SwiftData has no renaming identifier for classes.
        if change.oldProperty == nil, pair.newer.model?.origin == .swift {
            return "to carry its data over, use a custom stage"
        }
        return (change.oldProperty ?? change.oldEntity).map {
            "if it has a new name, set \(pair.renaming($0)) there; to carry its data over, use a mapping model or a stage"
        }
    }
}
