/// Settings that the format knows and that have no effect where they stand; found while the file is read.
enum IgnoredContent: DescribedRule {
    static let description = RuleDescription(
        "ignored-content", .correctness, .warning,
        summary: "A file holds a setting that has no effect where it stands",
        rationale:
            "Core Data ignores the setting, or reads something else than what stands there. What the author wanted "
            + "does not hold.",
        help: "correct the value, or remove the setting",
        seeAlso: [UnknownXML.self, DefaultNotRepresentable.self],
        bad: [
            """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Double" ▸optional="maybe"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Double" ▸minValueString="light"/>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Double" optional="YES" minValueString="0"/>
            </entity>
            """
        ])
}
