import ModelcSchema

/// Reports a uniqueness constraint over a transient attribute, which is not stored.
enum UniquenessOnTransient: LintRule {
    static let description = RuleDescription(
        "uniqueness-on-transient", .correctness, .error,
        summary: "A uniqueness constraint contains a transient attribute",
        rationale: "The store enforces uniqueness by an index over columns, and a transient attribute has none.",
        help: "remove the attribute from the constraint, or store it",
        fix: .schema,
        bad: """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" transient="YES" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint ▸value="callSign"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="callSign"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for constraint in entity.uniquenessConstraints {
                for member in constraint.members {
                    guard case .attribute(let attribute)? = subject.property(named: member.name, of: index),
                        attribute.isTransient
                    else { continue }
                    report(finding(member, of: constraint, entity))
                }
            }
        }
    }

    private static func finding(
        _ member: NamedReference, of constraint: UniquenessConstraint, _ entity: EntityDescription
    ) -> Finding {
        let isOnly = constraint.members.count == 1
        return Finding(
            self, "a uniqueness constraint of \(entity.name) contains \(member.name), which is not stored",
            at: SchemaLocation(member, attribute: "value"),
            on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
            help: "remove \(member.name) from the constraint, or store it",
            fix: Fix(
                .schema, "remove it from the constraint", isOnly ? constraint.removal() : member.removal()))
    }
}
