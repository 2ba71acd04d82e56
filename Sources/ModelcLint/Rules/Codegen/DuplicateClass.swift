import ModelcSchema

/// Reports two entities with the same class, unless one inherits from the other.
enum DuplicateClass: LintRule {
    static let description = RuleDescription(
        .shared(.duplicateClass), .codegen, .warning,
        summary: "Two entities use the same class",
        rationale: "The class method entity() cannot determine the entity, and returns nil or the wrong one; a code "
            + "generator would write the same file twice.",
        help: "give each entity its own class",
        prevents: RuntimeMessage.classClaimedTwice,
        bad: """
            <entity name="Tug" representedClassName=".Vessel"/>
            <entity name="Barge" ▸representedClassName=".Vessel"/>
            """,
        good: """
            <entity name="Vessel" representedClassName=".Vessel"/>
            <entity name="Tug" representedClassName=".Vessel" parentEntity="Vessel"/>
            <entity name="Barge" representedClassName=".Barge"/>
            <entity name="Raft"/>
            <entity name="Float"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var users: [String: [Int]] = [:]
        for (index, entity) in subject.entities.enumerated() {
            guard let name = entity.className?.name else { continue }
            if let other = users[name]?.first(where: { !subject.inheritance.areKin($0, index) }) {
                report(finding(entity, subject.entities[other], name))
            }
            users[name, default: []].append(index)
        }
    }

    private static func finding(
        _ entity: EntityDescription, _ other: EntityDescription, _ name: String
    ) -> Finding {
        Finding(
            self, "\(other.name) and \(entity.name) both use the class \(name); +entity cannot tell them apart",
            at: SchemaLocation(entity, attribute: "representedClassName"), on: .entity(entity.name),
            related: [
                RelatedFinding(
                    "\(other.name) also uses it", at: SchemaLocation(other, attribute: "representedClassName"),
                    on: .entity(other.name))
            ],
            facts: [.entity(other.name)])
    }
}
