import ModelcSchema

/// Reports that entities of two separate inheritance trees are now in one tree.
enum HierarchiesMerged: VersionRule {
    static let description = RuleDescription(
        "hierarchies-merged", .migration, .error, of: .hierarchiesMerged,
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Book"/>
                <entity name="Film"/>
                """,
            after: """
                ▸<entity name="Medium"/>
                <entity name="Book" parentEntity="Medium"/>
                <entity name="Film" parentEntity="Medium"/>
                """),
        good: .versions(
            .nextVersion,
            before: """
                <entity name="Book"/>
                <entity name="Film"/>
                """,
            after: """
                <entity name="Medium"/>
                <entity name="Book" parentEntity="Medium"/>
                <entity name="Film"/>
                """))

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
                        about: change,
                        facts: names.map(ElementSelector.entity)))
            }
        }
    }
}
