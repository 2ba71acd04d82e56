import ModelcSchema

/// Reports a uniqueness constraint over the same attributes as another constraint of the entity. Also reports a
/// constraint that names an attribute twice.
enum DuplicateUniqueness: LintRule {
    static let description = RuleDescription(
        "duplicate-uniqueness", .correctness, .warning,
        summary: "A uniqueness constraint repeats another one, or names an attribute twice",
        rationale:
            "Each constraint is an index that every insert and update maintains; the second one over the same "
            + "attributes has no effect, but changes the version hash.",
        help: "remove the repeated constraint or attribute in a new version",
        fix: .schema,
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" attributeType="String"/>
                <attribute name="port" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="name"/>
                        <constraint value="port"/>
                    </uniquenessConstraint>
                    ▸<uniquenessConstraint>
                        <constraint value="port"/>
                        <constraint value="name"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
            """
            <entity name="Ship">
                <attribute name="name" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="name"/>
                        ▸<constraint value="name"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
        ],
        good: """
            <entity name="Ship">
                <attribute name="name" attributeType="String"/>
                <attribute name="port" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="name"/>
                    </uniquenessConstraint>
                    <uniquenessConstraint>
                        <constraint value="name"/>
                        <constraint value="port"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            var firstByMembers: [Set<String>: UniquenessConstraint] = [:]
            for constraint in entity.uniquenessConstraints where !constraint.members.isEmpty {
                let members = Set(constraint.members.map(\.name))
                if let first = firstByMembers[members] {
                    report(repetition(of: first, by: constraint, entity))
                } else {
                    firstByMembers[members] = constraint
                    checkMembers(of: constraint, entity, report)
                }
            }
        }
    }

    private static func checkMembers(
        of constraint: UniquenessConstraint, _ entity: EntityDescription, _ report: (Finding) -> Void
    ) {
        var seen: Set<String> = []
        for member in constraint.members where !seen.insert(member.name).inserted {
            report(
                Finding(
                    self, "a uniqueness constraint of \(entity.name) names \(member.name) twice",
                    at: SchemaLocation(member), on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                    help: "name it once", fix: Fix(.schema, "name it once", member.removal())))
        }
    }

    private static func repetition(
        of first: UniquenessConstraint, by constraint: UniquenessConstraint, _ entity: EntityDescription
    ) -> Finding {
        let names = constraint.members.map(\.name)
        let other = ElementSelector.uniqueness(entity: entity.name, first.members.map(\.name))
        var seen: Set<String> = []
        let different = names.filter { seen.insert($0).inserted }
        return Finding(
            self, "\(entity.name) has two uniqueness constraints over \(different.joined(separator: ", "))",
            at: SchemaLocation(constraint), on: .uniqueness(entity: entity.name, names), help: "remove one of them",
            related: [RelatedFinding("the first one is here", at: SchemaLocation(first), on: other)], facts: [other],
            fix: Fix(.schema, "remove the second one", constraint.removal()))
    }
}
