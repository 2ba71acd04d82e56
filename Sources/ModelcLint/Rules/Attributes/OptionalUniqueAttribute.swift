import ModelcSchema

/// Reports a uniqueness constraint over an optional attribute.
enum OptionalUniqueAttribute: LintRule {
    static let description = RuleDescription(
        "optional-unique-attribute", .attributes, .note,
        summary: "A uniqueness constraint contains an optional attribute",
        rationale:
            "SQLite treats every NULL as a different value, so any number of rows can have nil; whether Core Data's "
            + "own check does the same is unverified. An object without a value is never found as a duplicate, and is "
            + "inserted again.",
        help: "make the attribute required in a new version, once no stored object has nil",
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
            """,
            """
            <entity name="Ship">
                <attribute name="flag" optional="YES" attributeType="String"/>
                <attribute name="number" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint ▸value="flag"/>
                        <constraint value="number"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
        ],
        good: """
            <entity name="Ship">
                <attribute name="callSign" attributeType="String"/>
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
                let optional = constraint.members.filter { isOptional($0.name, of: index, in: subject) }
                if !optional.isEmpty { report(finding(optional, constraint, entity)) }
            }
        }
    }

    private static func isOptional(_ name: String, of entity: Int, in subject: LintSubject) -> Bool {
        guard case .attribute(let attribute) = subject.property(named: name, of: entity) else { return false }
        return attribute.isOptional && !attribute.isTransient
    }

    /// Returns the finding for a constraint. There is only one, even if several members are optional.
    private static func finding(
        _ optional: [NamedReference], _ constraint: UniquenessConstraint, _ entity: EntityDescription
    ) -> Finding {
        let names = optional.map(\.name)
        let all = constraint.members.map(\.name)
        let message =
            all.count == 1
            ? "\(entity.name).\(all[0]) is unique but optional: any number of rows may have nil"
            : "\(entity.name) is unique by \(all.joined(separator: ", ")), but \(names.joined(separator: " and ")) "
                + "\(names.count == 1 ? "is" : "are") optional: rows with nil there are never duplicates"
        return Finding(
            self, message, at: SchemaLocation(optional[0], attribute: "value"),
            on: .uniqueness(entity: entity.name, all),
            help:
                "make \(names.count == 1 ? "it" : "them") required in a new version, once no stored object has nil there",
            facts: all.map { .property(entity: entity.name, $0) })
    }
}
