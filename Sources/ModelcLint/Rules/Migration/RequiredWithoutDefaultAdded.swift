import ModelcSchema

/// Reports a new required attribute without a default. Existing rows have no value for it.
enum RequiredWithoutDefaultAdded: VersionRule {
    static let description = RuleDescription(
        "required-without-default-added", .migration, .error, of: .requiredWithoutDefault, fix: .schema,
        bad: .versions(
            .nextVersion, before: .book,
            after: """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    ▸<attribute name="shelf" attributeType="String"/>
                </entity>
                """),
        good: .versions(
            .nextVersion, before: .book,
            after: """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <attribute name="shelf" attributeType="String" defaultValueString="A"/>
                    <attribute name="row" optional="YES" attributeType="String"/>
                </entity>
                <entity name="Label">
                    <attribute name="text" attributeType="String"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            let added = pair.inferredChanges(.attributeAddedRequiredNoDefault, .attributeTransientToPersistent)
            for change in added {
                let isStored = change.kind == .attributeTransientToPersistent
                if isStored, !change.traits.contains(.requiredWithoutDefault) { continue }
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) is \(isStored ? "newly stored" : "new"), required and has no default; "
                            + "lightweight migration cannot fill existing rows",
                        about: change,
                        fix: Fix(.schema, "make it optional", pair.setting("optional", to: "YES", of: change))))
            }
        }
    }
}
