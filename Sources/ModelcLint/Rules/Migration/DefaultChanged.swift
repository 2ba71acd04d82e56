import ModelcSchema

/// Reports a changed default value. New objects get another value than before.
enum DefaultChanged: VersionRule {
    static let description = RuleDescription(
        "default-changed", .migration, .off, of: .defaultChanged,
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Book">
                    <attribute name="copies" optional="YES" attributeType="Integer 16" defaultValueString="0"/>
                </entity>
                """,
            after: """
                <entity name="Book">
                    <attribute name="copies" optional="YES" attributeType="Integer 16" ▸defaultValueString="1"/>
                </entity>
                """),
        good: .versions(
            .nextVersion,
            before: """
                <entity name="Book">
                    <attribute name="copies" optional="YES" attributeType="Integer 16" defaultValueString="0"/>
                </entity>
                """,
            after: """
                <entity name="Book">
                    <attribute name="copies" optional="YES" attributeType="Integer 16" defaultValueString="0"/>
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.changes(.attributeDefaultChanged) {
                let what = change.newValue == nil ? "has no default any more" : "has a new default"
                report(
                    pair.finding(
                        self, "\(change.modelPath) \(what); existing rows keep the old one", about: change,
                        attribute: defaultAttribute(pair, change), help: nil))
            }
        }
    }

    private static func defaultAttribute(_ pair: VersionPair, _ change: SchemaChange) -> String? {
        guard change.newValue != nil, let attribute = pair.newerProperty(change) as? AttributeDescription else {
            return nil
        }
        return attribute.type == .date ? "defaultDateTimeInterval" : "defaultValueString"
    }
}
