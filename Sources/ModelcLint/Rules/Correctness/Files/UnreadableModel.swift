/// Reports a file that cannot be read as a model. This error is found when the file is read.
enum UnreadableModel: DescribedRule {
    static let description = RuleDescription(
        .shared(.unreadableModel), .correctness, .error,
        summary: "A model cannot be read at all",
        rationale:
            "No tool can build it: the file is not well-formed XML, has the markers of a merge conflict, or is "
            + "missing. Nothing else of that version was checked.",
        help: "resolve the merge conflict, or restore the file from version control", isStructural: true,
        prevents: "A build that fails while the model is compiled.",
        bad: """
            <entity name="Parcel">
            ▸<<<<<<< HEAD
                <attribute name="weight" attributeType="Double"/>
            =======
                <attribute name="weight" attributeType="Float"/>
            >>>>>>> scales
            </entity>
            """,
        good: """
            <entity name="Parcel">
                <attribute name="weight" attributeType="Double"/>
            </entity>
            """)
}
