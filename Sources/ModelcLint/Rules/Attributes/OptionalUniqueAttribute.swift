import ModelcSchema

/// A uniqueness constraint over an optional attribute.
enum OptionalUniqueAttribute: LintRule {
    static let description = RuleDescription(
        "optional-unique-attribute", .attributes, .info,
        summary: "A uniqueness constraint contains an optional attribute",
        rationale:
            "SQLite takes every NULL for a value of its own, so any number of rows may have none; that Core Data keeps "
            + "it so is unverified. An object without the value is not found by it, and is inserted again.",
        help: "make the attribute required in a new version, once no stored object has nil",
        seeAlso: [RequiredWithoutDefault.self],
        bad: [
            """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String"/>
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
                <attribute name="callSign" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="callSign"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        subject.forEachUniqueProperty { entity, constraint, member, property in
            guard case .attribute(let attribute) = property, attribute.isOptional, !attribute.isTransient else {
                return
            }
            report(
                Finding(
                    id, "\(entity.name).\(member.name) is unique but optional: any number of rows may have nil",
                    at: SourcePlace(member, attribute: "value"),
                    on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                    help: "make it required", facts: [.property(entity: entity.name, member.name)]))
        }
    }
}
