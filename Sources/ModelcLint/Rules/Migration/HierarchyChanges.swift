import ModelcSchema

/// Entities of two inheritance trees come into one.
enum HierarchiesMerged: VersionRule {
    static let description = RuleDescription(
        "hierarchies-merged", .migration, .error, of: .hierarchiesMerged,
        bad: [
            Example(
                .nextVersion,
                """
                <entity name="Book"/>
                <entity name="Film"/>
                """,
                """
                ▸<entity name="Medium"/>
                <entity name="Book" parentEntity="Medium"/>
                <entity name="Film" parentEntity="Medium"/>
                """)
        ],
        good: [
            Example(
                .nextVersion,
                """
                <entity name="Book"/>
                <entity name="Film"/>
                """,
                """
                <entity name="Medium"/>
                <entity name="Book" parentEntity="Medium"/>
                <entity name="Film"/>
                """)
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.inferredChanges(.hierarchyMerged) {
                let names = (change.oldValue ?? "").split(separator: ",").map { name in
                    String(name.drop { $0 == " " })
                }
                report(
                    pair.finding(
                        self,
                        "\(VersionText.list(names)) get the common ancestor \(change.modelPath); Core Data cannot merge "
                            + "hierarchies",
                        about: change, help: description.help,
                        facts: names.map(ElementSelector.entity)))
            }
        }
    }
}

/// An entity inherits from another one.
enum ParentEntityChanged: VersionRule {
    static let description = RuleDescription(
        "parent-entity-changed", .migration, .note,
        summary: "The parent of an entity changed",
        rationale:
            "A fetch of the old parent no longer finds its objects; a fetch of the new parent does.",
        help: "check the code that fetches either parent",
        bad: [
            Example(
                .nextVersion,
                """
                <entity name="Medium"/>
                <entity name="Novel" parentEntity="Medium"/>
                """,
                """
                <entity name="Medium"/>
                <entity name="Novel" ▸parentEntity="Book"/>
                <entity name="Book" parentEntity="Medium"/>
                """)
        ],
        good: [
            Example(
                .nextVersion,
                """
                <entity name="Medium"/>
                <entity name="Novel" parentEntity="Medium"/>
                """,
                """
                <entity name="Item" elementID="Medium"/>
                <entity name="Novel" parentEntity="Item"/>
                """)
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            let merged = Set(
                pair.changes(.hierarchyMerged).flatMap { ($0.oldValue ?? "").split(separator: ",") }.map { name in
                    String(name.drop { $0 == " " })
                })
            for change in pair.changes(.entityParentChanged) where !merged.contains(change.oldEntity ?? "") {
                let old = change.oldValue.map { "from \($0)" } ?? "from no parent"
                let isOneName = change.oldValue == change.newValue
                let new =
                    change.newValue.map { isOneName ? "to another entity of that name" : "to \($0)" } ?? "to no parent"
                let affected = [change.oldValue, isOneName ? nil : change.newValue].compactMap { $0 }
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) moved \(old) \(new); check data and code that fetch "
                            + VersionText.list(affected),
                        about: change, attribute: change.newValue == nil ? nil : "parentEntity",
                        facts: affected.map(ElementSelector.entity)))
            }
        }
    }
}
