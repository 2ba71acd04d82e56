import ModelcSchema

/// Reports the name of a fetch index that is not a valid identifier.
enum InvalidIndexName: LintRule {
    static let description = RuleDescription(
        "invalid-index-name", .correctness, .error,
        summary: "The name of a fetch index is not an identifier",
        rationale: "The name is used as it is in a CREATE INDEX statement, which is then an SQL syntax error.",
        help: "use letters, digits and underscores",
        fix: .behaviour,
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchIndex ▸name="by-name">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """,
        good: [.indexedShip])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for index in entity.fetchIndexes where !IdentifierShape.isIdentifier(index.name) {
                let name = IdentifierShape.identifier(from: index.name)
                report(
                    Finding(
                        self,
                        "index '\(index.name)' of \(entity.name) is not a valid identifier; "
                            + "creating it is an SQL syntax error",
                        at: SchemaLocation(index, attribute: "name"),
                        on: .fetchIndex(entity: entity.name, index.name),
                        help: "rename it to '\(name)'",
                        fix: Fix(.behaviour, "rename it to \(name)", index.setting("name", to: name))))
            }
        }
    }
}
