import ModelcSchema

/// An entity inherits from another one.
enum ParentEntityChanged: VersionRule {
    static let description = RuleDescription(
        "parent-entity-changed", .migration, .note,
        summary: "An entity has another parent than before",
        rationale:
            "Fetches of the old parent do not find its objects any more, and those of the new parent do.",
        help: "check the code that fetches either parent",
        seeAlso: [HierarchiesMerged.self],
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
