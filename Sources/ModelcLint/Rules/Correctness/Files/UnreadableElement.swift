/// Reports a part of a file that is not valid in a model. It is found when the file is read.
enum UnreadableElement: DescribedRule {
    static let description = RuleDescription(
        .shared(.unreadableElement), .correctness, .error,
        summary: "A part of a model is not valid",
        rationale:
            "The file is XML, but something in it is not part of a data model: a type or a delete rule that does not "
            + "exist, an element without a name, text in place of a number. Tools reject it, or interpret it "
            + "differently.",
        help: "correct the value, or restore the file from version control", fix: .schema, isStructural: true,
        prevents: "A build that fails, or a model that differs from tool to tool.",
        bad: [
            """
            <entity name="Parcel">
                <attribute name="weight" ▸attributeType="Integer 48"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <attribute name="isFragile" ▸attributeType="Bool"/>
            </entity>
            """,
            """
            <entity name="Parcel">
                <relationship name="stamps" optional="YES" toMany="YES" ▸deletionRule="Forget" \
            destinationEntity="Stamp" inverseName="parcel" inverseEntity="Stamp"/>
            </entity>
            <entity name="Stamp">
                <relationship name="parcel" optional="YES" maxCount="1" deletionRule="Nullify" \
            destinationEntity="Parcel" inverseName="stamps" inverseEntity="Parcel"/>
            </entity>
            """,
        ],
        good: """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Integer 32"/>
            </entity>
            """)
}
