import ModelcSchema

/// Reports a uniqueness constraint over a transformable attribute.
enum UniquenessOnTransformable: LintRule {
    static let description = RuleDescription(
        "uniqueness-on-transformable", .correctness, .warning,
        summary: "A uniqueness constraint contains a transformable attribute",
        rationale:
            "The store compares the bytes that the transformer wrote, and equal values can have different bytes: "
            + "duplicates are not found.",
        help: "use an attribute of another type",
        fix: .schema,
        bad: """
            <entity name="Chart">
                <attribute name="code" attributeType="String"/>
                <attribute name="bounds" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="code"/>
                        <constraint ▸value="bounds"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
        good: """
            <entity name="Chart">
                <attribute name="code" attributeType="String"/>
                <attribute name="digest" attributeType="Binary"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="code"/>
                        <constraint value="digest"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        subject.forEachUniqueProperty { entity, constraint, member, property in
            guard case .attribute(let attribute) = property, attribute.type == .transformable,
                !attribute.isTransient
            else { return }
            let isOnly = constraint.members.count == 1
            report(
                Finding(
                    self,
                    "a uniqueness constraint of \(entity.name) contains the transformable attribute \(member.name); "
                        + "equal values can have different bytes in the store",
                    at: SchemaLocation(member, attribute: "value"),
                    on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                    facts: [.property(entity: entity.name, member.name)],
                    fix: Fix(
                        .schema, "remove it from the constraint", isOnly ? constraint.removal() : member.removal())))
        }
    }
}
