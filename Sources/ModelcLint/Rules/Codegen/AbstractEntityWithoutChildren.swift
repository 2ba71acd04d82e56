import ModelcSchema

/// Reports an abstract entity without subentities.
enum AbstractEntityWithoutChildren: LintRule {
    static let description = RuleDescription(
        "abstract-entity-without-children", .codegen, .warning,
        summary: "An abstract entity has no subentities",
        rationale: "Only a subentity of an abstract entity can have objects. Inserting an object of the abstract "
            + "entity fails.",
        help: "make the entity concrete, or remove it",
        fix: .schema,
        bad: """
            <entity name="Vessel" ▸isAbstract="YES"/>
            <entity name="Buoy"/>
            """,
        good: """
            <entity name="Vessel" isAbstract="YES"/>
            <entity name="Tug" parentEntity="Vessel"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let parents = Set(subject.entities.compactMap(\.parentName))
        for entity in subject.entities where entity.isAbstract && !parents.contains(entity.name) {
            report(
                Finding(
                    self, "\(entity.name) is abstract and has no subentities; no object of it can exist",
                    at: SchemaLocation(entity, attribute: "isAbstract"), on: .entity(entity.name),
                    help: "make it concrete, or remove it",
                    fix: Fix(.schema, "make it concrete", entity.removing("isAbstract"))))
        }
    }
}
