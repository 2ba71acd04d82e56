import ModelcSchema

/// Two entities with one class.
enum DuplicateClass: LintRule {
    static let description = RuleDescription(
        "duplicate-class", .codegen, .warning,
        summary: "Two entities use one class",
        rationale: "The class method entity() cannot tell which one is meant, and returns nil or the wrong one; a "
            + "generator would write one file twice.",
        help: "give each entity a class of its own",
        prevents: "Multiple NSEntityDescriptions claim the NSManagedObject subclass 'C' so +entity is unable to "
            + "disambiguate.",
        seeAlso: [InvalidClassName.self],
        bad: [
            """
            <entity name="Tug" representedClassName=".Vessel"/>
            <entity name="Barge" ▸representedClassName=".Vessel"/>
            """
        ],
        good: [
            """
            <entity name="Vessel" representedClassName=".Vessel"/>
            <entity name="Tug" representedClassName=".Vessel" parentEntity="Vessel"/>
            <entity name="Barge" representedClassName=".Barge"/>
            <entity name="Raft"/>
            <entity name="Float"/>
            """
        ])

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
            id, "\(other.name) and \(entity.name) both use the class \(name); +entity cannot tell them apart",
            at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
            help: "give each a class of its own",
            related: [
                RelatedFinding(
                    "\(other.name) uses it, too", at: SourcePlace(other, attribute: "representedClassName"),
                    on: .entity(other.name))
            ],
            facts: [.entity(other.name)])
    }
}
