import ModelcSchema

/// Reports that an optional property became required.
enum OptionalTightened: VersionRule {
    static let description = RuleDescription(
        "optional-tightened", .migration, .warning, of: .optionalToRequired,
        notes: "The rule does not report an attribute that has a default.",
        bad: .versions(
            .nextVersion, before: .book,
            after: """
                <entity name="Book">
                    ▸<attribute name="title" attributeType="String"/>
                </entity>
                """),
        good: .versions(
            .nextVersion, before: .book,
            after: """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String" minValueString="1"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.inferredChanges(.attributeOptionalToRequiredNoDefault, .relationshipOptionalToRequired) {
                let isAttribute = change.kind == .attributeOptionalToRequiredNoDefault
                // An empty to-many relationship is valid if it has no minimum count (measured).
                if change.traits.contains(.toMany), !change.traits.contains(.minimumCount) { continue }
                let without = isAttribute ? " without default" : ""
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) was optional in \(pair.olderText) and is required\(without) in "
                            + "\(VersionText.name(pair.newer.name)); the migration fails if a row has nil",
                        about: change))
            }
        }
    }
}
