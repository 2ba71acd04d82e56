import ModelcSchema

/// Reports two entities with the same name.
enum DuplicateEntityName: LintRule {
    static let description = RuleDescription(
        "duplicate-entity-name", .correctness, .error,
        summary: "Two entities have the same name",
        rationale: "Entity names are the keys of the model: one of the two is lost. This is usually the result of a "
            + "bad merge.",
        help: "remove or rename one of them",
        isStructural: true,
        bad: """
            <entity name="Parcel"/>
            <entity ▸name="Parcel"/>
            """,
        good: """
            <entity name="Parcel"/>
            <entity name="Letter"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var duplicates = Duplicates()
        for entity in subject.entities {
            guard let first = duplicates.first(entity.name, at: entity.position) else { continue }
            let lines = Duplicates.lines(first, entity.position)
            report(
                Finding(
                    self,
                    "\(entity.name) is defined twice\(lines); entity names are keys of the model and must be unique",
                    at: SchemaLocation(entity, attribute: "name"),
                    on: .entity(entity.name),
                    related: [RelatedFinding("\(entity.name) is first defined here", at: first)]))
        }
    }
}
