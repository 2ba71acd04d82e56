import ModelcSchema

/// A uniqueness constraint over a relationship.
enum UniquenessOnRelationship: LintRule {
    static let description = RuleDescription(
        "uniqueness-on-relationship", .correctness, .warning,
        summary: "A uniqueness constraint contains a relationship",
        rationale:
            "Constraints are documented for attributes only. Whether a to-one relationship works is unverified. A "
            + "to-many relationship has no column in the entity's table, and is an error.",
        help: "use an attribute, such as the identifier of the related object",
        bad: [
            """
            <entity name="Berth">
                <attribute name="number" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                <relationship name="port" maxCount="1" deletionRule="Nullify" destinationEntity="Port" inverseName="berths" inverseEntity="Port"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="number"/>
                        <constraint ▸value="port"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            <entity name="Port">
                <relationship name="berths" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Berth" inverseName="port" inverseEntity="Berth"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Berth">
                <attribute name="number" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="portCode" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="number"/>
                        <constraint value="portCode"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        subject.forEachUniqueProperty { entity, constraint, member, property in
            guard case .relationship(let relationship) = property else { return }
            report(
                Finding(
                    id,
                    "a uniqueness constraint of \(entity.name) contains the \(relationship.isToMany ? "to-many " : "")"
                        + "relationship \(member.name); constraints are documented for attributes only",
                    at: SourcePlace(member, attribute: "value"),
                    on: .uniqueness(entity: entity.name, constraint.members.map(\.name)), help: "use an attribute",
                    facts: [.property(entity: entity.name, member.name)],
                    severity: relationship.isToMany ? .error : nil))
        }
    }
}

/// A uniqueness constraint over a transformable attribute.
enum UniquenessOnTransformable: LintRule {
    static let description = RuleDescription(
        "uniqueness-on-transformable", .correctness, .warning,
        summary: "A uniqueness constraint contains a transformable attribute",
        rationale:
            "The store compares the bytes that the transformer wrote, and equal values can have different bytes: "
            + "duplicates are not found.",
        help: "use an attribute of another type",
        fix: .schema,
        bad: [
            """
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
            """
        ],
        good: [
            """
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
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        subject.forEachUniqueProperty { entity, constraint, member, property in
            guard case .attribute(let attribute) = property, attribute.type == .transformable,
                !attribute.isTransient
            else { return }
            let isOnly = constraint.members.count == 1
            report(
                Finding(
                    id,
                    "a uniqueness constraint of \(entity.name) contains the transformable attribute \(member.name); "
                        + "equal values can have different bytes in the store",
                    at: SourcePlace(member, attribute: "value"),
                    on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                    help: "use an attribute of another type",
                    facts: [.property(entity: entity.name, member.name)],
                    fix: Fix(
                        .schema, "remove it from the constraint", isOnly ? constraint.removal() : member.removal())))
        }
    }
}

/// A uniqueness constraint over an attribute that is not stored.
enum UniquenessOnTransient: LintRule {
    static let description = RuleDescription(
        "uniqueness-on-transient", .correctness, .error,
        summary: "A uniqueness constraint contains a transient attribute",
        rationale: "The store enforces uniqueness by an index over columns, and a transient attribute has none.",
        help: "remove the attribute from the constraint, or store it",
        fix: .schema,
        bad: [
            """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" transient="YES" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint ▸value="callSign"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="callSign"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """
        ])

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
            id, "a uniqueness constraint of \(entity.name) contains \(member.name), which is not stored",
            at: SourcePlace(member, attribute: "value"),
            on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
            help: "remove \(member.name) from the constraint, or store it",
            fix: Fix(
                .schema, "remove it from the constraint", isOnly ? constraint.removal() : member.removal()))
    }
}
