/// Reports elements, attributes and text that are unknown in the format of models. They are found when the file is
/// read.
enum UnknownXML: DescribedRule {
    static let description = RuleDescription(
        .shared(.unknownXML), .correctness, .warning,
        summary: "A file has elements, attributes or text that are not part of a data model",
        rationale:
            "They have no effect, and Xcode drops them when it saves. Usually a name was misspelt by hand or by a "
            + "generator, and a setting is lost.",
        help: "correct the name, or remove it", fix: .schema,
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
        good: """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Double" defaultValueString="0"/>
            </entity>
            """)
}
