import ModelcSchema

/// Reports two fetch indexes of an entity with the same name.
enum DuplicateIndexName: LintRule {
    static let description = RuleDescription(
        "duplicate-index-name", .correctness, .error,
        summary: "Two fetch indexes of an entity have the same name",
        rationale: "Core Data creates a database index with this name, and the second index cannot be created.",
        help: "rename one",
        bad: """
            <entity name="Parcel">
                <attribute name="code" optional="YES" attributeType="String"/>
                <attribute name="weight" optional="YES" attributeType="Double"/>
                <fetchIndex name="byCode">
                    <fetchIndexElement property="code" type="Binary" order="ascending"/>
                </fetchIndex>
                <fetchIndex ▸name="byCode">
                    <fetchIndexElement property="weight" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """,
        good: """
            <entity name="Parcel">
                <attribute name="code" optional="YES" attributeType="String"/>
                <attribute name="weight" optional="YES" attributeType="Double"/>
                <fetchIndex name="byCode">
                    <fetchIndexElement property="code" type="Binary" order="ascending"/>
                </fetchIndex>
                <fetchIndex name="byWeight">
                    <fetchIndexElement property="weight" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            var duplicates = Duplicates()
            for index in entity.fetchIndexes {
                guard let first = duplicates.first(index.name, at: index.position) else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name) has two indexes named \(index.name); the second cannot be created",
                        at: SchemaLocation(index, attribute: "name"),
                        on: .fetchIndex(entity: entity.name, index.name),
                        related: [RelatedFinding("the first index \(index.name) is defined here", at: first)]))
            }
        }
    }
}
