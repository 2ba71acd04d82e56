import ModelcSchema

/// The values of an attribute are read by another transformer than wrote them.
enum TransformerChanged: VersionRule {
    static let description = RuleDescription(
        "transformer-changed", .migration, .warning,
        summary: "A transformable attribute has a transformer of another kind",
        rationale:
            "No migration runs, for the transformer is not part of the version hashes. What the old one "
            + "wrote may be unreadable for the new one.",
        help: "convert the values in code, into a new attribute",
        seeAlso: [InsecureTransformer.self, TypeChanged.self],
        bad: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="CoverTransformer"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" ▸valueTransformerName="JPEGTransformer"/>
                </entity>
                """)
        ],
        good: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSKeyedUnarchiveFromData"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
                </entity>
                """)
        ])

    /// The framework's transformers whose values are keyed archives; without a name the first one is meant.
    private static let archivers: Set = [
        "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName", "NSSecureUnarchiveFromData",
        "NSSecureUnarchiveFromDataTransformer", "NSSecureUnarchiveFromDataTransformerName",
    ]

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.changes(.attributeTransformerChanged) {
                guard isStoredByBoth(pair, change), !(isArchive(change.oldValue) && isArchive(change.newValue)) else {
                    continue
                }
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) changed its transformer from \(change.oldValue ?? "the default") to "
                            + "\(change.newValue ?? "the default"); stored bytes may be unreadable and no migration runs",
                        about: change, attribute: change.newValue == nil ? nil : "valueTransformerName",
                        help: "convert the values in code, if the new one cannot read what the old one wrote"))
            }
        }
    }

    private static func isArchive(_ name: String?) -> Bool { name.map(archivers.contains) ?? true }

    private static func isStoredByBoth(_ pair: VersionPair, _ change: SchemaChange) -> Bool {
        [pair.olderProperty(change), pair.newerProperty(change)].allSatisfy { property in
            (property as? AttributeDescription).map { $0.type == .transformable && !$0.isTransient } ?? false
        }
    }
}
