import ModelcSchema

/// Reports a uniqueness constraint over a relationship.
enum UniquenessOnRelationship: LintRule {
    static let description = RuleDescription(
        "uniqueness-on-relationship", .correctness, .note,
        summary: "A uniqueness constraint contains a relationship",
        rationale:
            "Constraints are documented for attributes only. Models with a to-one relationship in a constraint have "
            + "shipped, since inserting an object again then updates it, and SwiftData allows them; what Core Data does "
            + "is unverified. A to-many relationship has no column in the entity's table, and is an error.",
        help:
            "test that inserting an object again updates it, or use an attribute, such as the identifier of the related object",
        bad: """
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
            """,
        good: """
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
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        subject.forEachUniqueProperty { entity, constraint, member, property in
            guard case .relationship(let relationship) = property else { return }
            report(
                Finding(
                    self,
                    "a uniqueness constraint of \(entity.name) contains the \(relationship.isToMany ? "to-many " : "")"
                        + "relationship \(member.name); constraints are documented for attributes only",
                    at: SchemaLocation(member, attribute: "value"),
                    on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                    help: relationship.isToMany ? "use an attribute" : description.help,
                    facts: [.property(entity: entity.name, member.name)],
                    severity: relationship.isToMany ? .error : nil))
        }
    }
}
