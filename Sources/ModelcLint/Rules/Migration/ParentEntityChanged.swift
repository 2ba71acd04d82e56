import ModelcSchema

/// Reports that an entity has another parent entity than before.
enum ParentEntityChanged: VersionRule {
    static let description = RuleDescription(
        "parent-entity-changed", .migration, .note,
        summary: "The parent of an entity changed",
        rationale:
            "A fetch of the old parent no longer finds its objects; a fetch of the new parent does.",
        help: "check the code that fetches either parent",
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Medium"/>
                <entity name="Novel" parentEntity="Medium"/>
                """,
            after: """
                <entity name="Medium"/>
                <entity name="Novel" ▸parentEntity="Book"/>
                <entity name="Book" parentEntity="Medium"/>
                """),
        good: .versions(
            .nextVersion,
            before: """
                <entity name="Medium"/>
                <entity name="Novel" parentEntity="Medium"/>
                """,
            after: """
                <entity name="Item" elementID="Medium"/>
                <entity name="Novel" parentEntity="Item"/>
                """))

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
                        about: change, attribute: change.newValue == nil ? nil : "parentEntity", help: nil,
                        facts: affected.map(ElementSelector.entity)))
            }
        }
    }
}
