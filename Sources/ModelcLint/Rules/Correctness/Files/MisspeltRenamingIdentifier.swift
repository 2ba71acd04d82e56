/// Reports a renaming identifier that is written in the XML attribute `renamingIdentifier`, which is its name in Core
/// Data's API. Xcode writes it in the XML attribute `elementID`. The error is found when the file is read.
enum MisspeltRenamingIdentifier: DescribedRule {
    static let description = RuleDescription(
        .shared(.misspeltRenamingIdentifier), .correctness, .warning,
        summary: "A renaming identifier is written as renamingIdentifier, which has no effect",
        rationale:
            "The name is that of a property in code. In the file of a model, Xcode writes a renaming identifier as "
            + "elementID, and reads no other name. So the old and the new name are two different things in a migration: "
            + "what is stored under the old name is probably dropped. (This was not run on a Mac.)",
        help: "rename it to elementID, which changes no version hash", fix: .safe,
        bad: """
            <entity name="Ship" ▸renamingIdentifier="Vessel">
                <attribute name="callSign" optional="YES" attributeType="String" ▸renamingIdentifier="signal"/>
            </entity>
            """,
        good: """
            <entity name="Ship" elementID="Vessel">
                <attribute name="callSign" optional="YES" attributeType="String" elementID="signal"/>
            </entity>
            """)
}
