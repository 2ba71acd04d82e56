import ModelcSchema

/// A property that had no value in some rows has to have one now.
enum OptionalTightened: VersionRule {
    static let description = RuleDescription(
        "optional-tightened", .migration, .warning,
        summary: "An optional property became required and has no default",
        rationale:
            "Rows that hold nil do not fit the new version. The migration of every store with such a row "
            + "fails.",
        help: "give it a default, or fill the rows first in a custom stage",
        prevents: "134110 Validation error missing attribute values on mandatory destination attribute",
        seeAlso: [RequiredWithoutDefaultAdded.self],
        bad: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """,
                """
                <entity name="Book">
                    ▸<attribute name="title" attributeType="String"/>
                </entity>
                """)
        ],
        good: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="title" attributeType="String" defaultValueString="Untitled"/>
                </entity>
                """)
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.inferredChanges(.attributeOptionalToRequiredNoDefault, .relationshipOptionalToRequired) {
                let isAttribute = change.kind == .attributeOptionalToRequiredNoDefault
                // An empty set passes where no least number is asked for (measured).
                if change.traits.contains(.toMany), !change.traits.contains(.minimumCount) { continue }
                let without = isAttribute ? " without default" : ""
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) was optional in \(VersionText.name(pair.older.name)) and is required"
                            + "\(without) in \(VersionText.name(pair.newer.name)); migration fails when a row holds nil",
                        about: change,
                        help: isAttribute
                            ? "give it a default, or fill the rows first in a custom stage"
                            : "fill the rows first in a custom stage"))
            }
        }
    }
}
