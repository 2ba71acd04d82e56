import ModelcSchema

/// Reports a uniqueness constraint over a property that the entity does not have.
enum UnknownUniquenessAttribute: LintRule {
    static let description = RuleDescription(
        "unknown-uniqueness-attribute", .correctness, .error,
        summary: "A uniqueness constraint names a property that the entity does not have",
        rationale: "The constraint cannot be created.",
        help: "correct the name, or remove it from the constraint",
        bad: """
            <entity name="Parcel">
                <attribute name="code" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint ▸value="Code"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
        good: """
            <entity name="Parcel">
                <attribute name="code" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="code"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for constraint in entity.uniquenessConstraints {
                for member in constraint.members where subject.isUnknownProperty(member.name, of: index) {
                    report(
                        Finding(
                            self,
                            "a uniqueness constraint of \(entity.name) names '\(member.name)', "
                                + "which \(entity.name) does not have",
                            at: SchemaLocation(member, attribute: "value"),
                            on: .uniqueness(entity: entity.name, constraint.members.map(\.name)), help: nil,
                            misspelling: Misspelling(member.name, among: .properties(entity: index))))
                }
            }
        }
    }
}
