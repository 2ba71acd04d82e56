import ModelcSchema

/// Reports an inheritance hierarchy with several uniqueness constraints.
enum MultipleUniquenessInHierarchy: LintRule {
    static let description = RuleDescription(
        "multiple-uniqueness-in-hierarchy", .performance, .note,
        summary: "An entity hierarchy has several uniqueness constraints",
        rationale:
            "Apple recommends one constraint for a hierarchy: each one is checked at every save, and an object that "
            + "conflicts with two others in two constraints cannot be merged with both.",
        help: "keep the constraint that identifies the object, and check the others in code",
        bad: """
            <entity name="Ship">
                <attribute name="callSign" attributeType="String"/>
                <attribute name="number" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="callSign"/>
                    </uniquenessConstraint>
                    ▸<uniquenessConstraint>
                        <constraint value="number"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="callSign" attributeType="String"/>
                <attribute name="port" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="callSign"/>
                        <constraint value="port"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            <entity name="Tug" parentEntity="Ship">
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="callSign"/>
                        <constraint value="port"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var seen: [Int: Set<Set<String>>] = [:]
        var second: [(root: Int, owner: EntityDescription, constraint: UniquenessConstraint)] = []
        for index in subject.inheritance.order {
            let entity = subject.entities[index]
            guard let root = subject.inheritance.root(of: index) else { continue }
            for constraint in entity.uniquenessConstraints where !constraint.members.isEmpty {
                let isNew = seen[root, default: []].insert(Set(constraint.members.map(\.name))).inserted
                if isNew, seen[root]?.count == 2 { second.append((root, entity, constraint)) }
            }
        }
        for found in second {
            report(
                Finding(
                    self,
                    "\(subject.entities[found.root].name) has \(seen[found.root]?.count ?? 0) uniqueness constraints; "
                        + "Apple recommends one per hierarchy",
                    at: SchemaLocation(found.constraint), on: .entity(subject.entities[found.root].name),
                    help: "keep the one that identifies the object")
            )
        }
    }
}
