import ModelcSchema

/// Reports a uniqueness constraint on an entity that shares its table with its parent.
enum UniquenessOnSubentity: LintRule {
    static let description = RuleDescription(
        "uniqueness-on-subentity", .performance, .warning,
        summary: "An entity with a parent has a uniqueness constraint",
        rationale: "All entities of a hierarchy share one table, and the constraint is an index over that table: it "
            + "belongs on the root entity.",
        help: "move the constraint to the root entity",
        bad: """
            <entity name="Vessel">
                <attribute name="code" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Tug" parentEntity="Vessel">
                <uniquenessConstraints>
                    ▸<uniquenessConstraint>
                        <constraint value="code"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
        good: """
            <entity name="Vessel">
                <attribute name="code" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="code"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            <entity name="Tug" parentEntity="Vessel">
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="code"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() where subject.inheritance.parents[index] != nil {
            let lineage = Array(subject.inheritance.lineage(of: index).dropFirst())
            guard let root = lineage.last else { continue }
            for constraint in entity.uniquenessConstraints {
                let names = constraint.members.map(\.name)
                let isInherited = lineage.contains { ancestor in
                    subject.entities[ancestor].uniquenessConstraints.contains {
                        Set($0.members.map(\.name)) == Set(names)
                    }
                }
                if isInherited { continue }
                let rootName = subject.entities[root].name
                let missing = names.filter { subject.property(named: $0, of: root) == nil }
                report(
                    Finding(
                        self,
                        "the uniqueness constraint of \(entity.name) belongs on the root entity \(rootName): the "
                            + "whole hierarchy shares one table",
                        at: SchemaLocation(constraint), on: .uniqueness(entity: entity.name, names),
                        help: help(rootName, missing)))
            }
        }
    }

    /// - Parameter missing: the members of the constraint that the root entity does not have. The constraint can only
    ///   be moved to the root entity together with these attributes.
    private static func help(_ root: String, _ missing: [String]) -> String {
        guard !missing.isEmpty else { return "move it to \(root)" }
        return "move it to \(root) together with \(missing.joined(separator: ", ")), or make the entity a root"
    }
}
