/// Settings that the format knows and that have no effect where they stand; found while the file is read.
enum IgnoredContent: DescribedRule {
    static let description = RuleDescription(
        "ignored-content", .correctness, .warning,
        summary: "A file holds a setting that has no effect where it stands",
        rationale:
            "Core Data ignores the setting, or reads something else than what stands there. What the author wanted "
            + "does not hold.",
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
        good: [
            """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Double" optional="YES" minValueString="0"/>
            </entity>
            """
        ])
}

/// Elements, attributes and text that the format does not know; found while the file is read.
enum UnknownXML: DescribedRule {
    static let description = RuleDescription(
        "unknown-xml", .correctness, .warning,
        summary: "A file holds elements, attributes or text that data models do not have",
        rationale:
            "They have no effect. Mostly it is a name that was misspelt by hand or by a generator, so that a setting "
            + "that somebody wanted does not hold; Xcode drops them when it saves.",
        help: "correct the name, or remove it",
        bad: [
            """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Double" ▸defaultValue="0"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                ▸<atribute name="weight" attributeType="Double"/>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Double" defaultValueString="0"/>
            </entity>
            """
        ])
}
