import ModelcSchema

/// Reports an entity with many ancestors.
enum DeepInheritance: LintRule {
    static let description = RuleDescription(
        "deep-inheritance", .performance, .note,
        summary: "An entity is many levels below the root of its hierarchy",
        rationale:
            "All entities of a hierarchy share one table, with a column for each attribute of each of them: rows get "
            + "wide and mostly empty, and every fetch looks at the type of each row.",
        help: "flatten the hierarchy, or share code with protocols",
        options: [
            RuleOption("max", default: .integer(2), "How many levels below the root are allowed.")
        ],
        bad: """
            <entity name="Thing"/>
            <entity name="Vessel" parentEntity="Thing"/>
            <entity name="Ship" parentEntity="Vessel"/>
            <entity name="Tanker" ▸parentEntity="Ship"/>
            """,
        good: """
            <entity name="Thing"/>
            <entity name="Vessel" parentEntity="Thing"/>
            <entity name="Ship" parentEntity="Vessel"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard let limit = subject.integer("max", of: description) else { return }
        var depths = subject.entities.map { _ in 0 }
        // Parents are processed before their subentities.
        for index in subject.inheritance.order where subject.inheritance.ends[index] != .cycle {
            guard let parent = subject.inheritance.parents[index] else { continue }
            depths[index] = depths[parent] + 1
        }
        for (index, entity) in subject.entities.enumerated() where depths[index] > limit {
            report(
                Finding(
                    self,
                    "\(entity.name) is \(depths[index]) levels below the root; the whole hierarchy shares one table",
                    at: SchemaLocation(entity, attribute: "parentEntity"), on: .entity(entity.name),
                    help: "flatten the hierarchy"))
        }
    }
}
