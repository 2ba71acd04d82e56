import ModelcSchema

/// Reports a changed delete rule. A deletion affects other objects than before.
enum DeleteRuleChanged: VersionRule {
    static let description = RuleDescription(
        "delete-rule-changed", .migration, .note,
        summary: "The delete rule of a relationship changed",
        rationale:
            "The delete rule is not part of the version hashes: it applies to all stores at once, without a migration.",
        help: "check the code that deletes such objects",
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Page"/>
                <entity name="Book">
                    <relationship name="pages" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Page"/>
                </entity>
                """,
            after: """
                <entity name="Page"/>
                <entity name="Book">
                    <relationship name="pages" optional="YES" toMany="YES" ▸deletionRule="Cascade" destinationEntity="Page"/>
                </entity>
                """),
        good: .versions(
            .nextVersion,
            before: """
                <entity name="Page"/>
                <entity name="Book">
                    <relationship name="pages" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Page"/>
                </entity>
                """,
            after: """
                <entity name="Page"/>
                <entity name="Book">
                    <relationship name="pages" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Page"/>
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.changes(.relationshipDeleteRuleChanged) {
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) changed from \(change.oldValue ?? "no rule") to "
                            + "\(change.newValue ?? "no rule"); the hash does not show it",
                        about: change, attribute: "deletionRule", help: nil))
            }
        }
    }
}
