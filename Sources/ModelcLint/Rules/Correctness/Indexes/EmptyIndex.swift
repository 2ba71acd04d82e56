import ModelcSchema

/// Reports a fetch index without elements.
enum EmptyIndex: LintRule {
    static let description = RuleDescription(
        "empty-index", .correctness, .error,
        summary: "A fetch index has no elements",
        rationale: "There is nothing to index; the index cannot be created.",
        help: "remove the index, or add a property to it",
        fix: .behaviour,
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                ▸<fetchIndex name="byName"/>
            </entity>
            """,
        good: [.indexedShip])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for index in entity.fetchIndexes where index.elements.isEmpty {
                report(
                    Finding(
                        self, "index \(index.name) of \(entity.name) has no elements",
                        at: SchemaLocation(index), on: .fetchIndex(entity: entity.name, index.name),
                        help: "remove it, or add a property",
                        fix: Fix(.behaviour, "remove the empty index", index.removal())))
            }
        }
    }
}
