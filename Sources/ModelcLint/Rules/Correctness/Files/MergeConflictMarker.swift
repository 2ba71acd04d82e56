import ModelcDiagnostics

/// Reports an unresolved merge conflict. It is found when the file is read.
enum MergeConflictMarker: DescribedRule {
    static let description = RuleDescription(
        .shared(.mergeConflictMarker), .correctness, .error,
        summary: "A merge of two models left a conflict",
        rationale:
            "Both sides of a merge changed the same thing. '\(ToolCommandName.merge)' kept the file valid and put a comment with "
            + "the changes of both sides before the element. Until you resolve the conflict, one of the two changes "
            + "is missing.",
        help: "keep the element below the comment or write the change of the other side, then delete the comment",
        isStructural: true,
        prevents: "A merge that drops the change of one side.",
        bad: """
            <entity name="Parcel">
                ▸<!-- modelc merge conflict: Parcel.weight
                     ours: type changed: Integer 32 -> Double
                     theirs: type changed: Integer 32 -> Float -->
                <attribute name="weight" optional="YES" attributeType="Double"/>
            </entity>
            """,
        good: """
            <entity name="Parcel">
                <attribute name="weight" optional="YES" attributeType="Double"/>
            </entity>
            """)
}
