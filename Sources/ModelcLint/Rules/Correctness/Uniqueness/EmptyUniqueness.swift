import ModelcSchema

/// Reports a uniqueness constraint without members.
enum EmptyUniqueness: LintRule {
    static let description = RuleDescription(
        "empty-uniqueness", .correctness, .error,
        summary: "A uniqueness constraint has no attributes",
        rationale: "The constraint becomes an index over the columns of its attributes, and it has none.",
        help: "remove the constraint, or name an attribute in it",
        fix: .behaviour,
        bad: """
            <entity name="Ship">
                <attribute name="callSign" attributeType="String"/>
                <uniquenessConstraints>
                    ▸<uniquenessConstraint/>
                </uniquenessConstraints>
            </entity>
            """,
        good: [
            """
            <entity name="Ship">
                <attribute name="callSign" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="callSign"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
            """
            <entity name="Ship">
                <attribute name="callSign" attributeType="String"/>
                <uniquenessConstraints/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for constraint in entity.uniquenessConstraints where constraint.members.isEmpty {
                report(
                    Finding(
                        self, "\(entity.name) has an empty uniqueness constraint", at: SchemaLocation(constraint),
                        on: .uniqueness(entity: entity.name, []), help: "remove it, or name an attribute in it",
                        fix: Fix(.behaviour, "remove it", constraint.removal())))
            }
        }
    }
}
