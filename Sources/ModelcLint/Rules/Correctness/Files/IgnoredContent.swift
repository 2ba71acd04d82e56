/// Reports known settings in a place where they have no effect. They are found when the file is read.
enum IgnoredContent: DescribedRule {
    static let description = RuleDescription(
        .shared(.ignoredContent), .correctness, .warning,
        summary: "A file has a setting that has no effect",
        rationale:
            "Core Data ignores the setting, or uses a value other than the one in the file.",
        help: "correct the value, or remove the setting",
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
        good: """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Double" optional="YES" minValueString="0"/>
            </entity>
            """)
}
