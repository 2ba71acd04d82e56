import ModelcSchema

/// Entities of two inheritance trees come into one.
enum HierarchiesMerged: VersionRule {
    static let description = RuleDescription(
        "hierarchies-merged", .migration, .error,
        summary: "Entities without a common ancestor get one",
        rationale:
            "Each inheritance tree is a table. Core Data splits a table in a lightweight migration, but it "
            + "cannot merge two.",
        help: "use a custom migration, or leave the entities apart",
        prevents: "134190 An error occurred while the mapping model was inferred",
        seeAlso: [ParentEntityChanged.self],
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
                        about: change, help: "use a custom migration, or leave them apart",
                        facts: names.map(ElementSelector.entity)))
            }
        }
    }
}
