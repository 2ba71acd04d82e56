import ModelcSchema

/// Reports an entity that is in no configuration, if other entities are in one.
enum EntityInNoConfiguration: LintRule {
    static let description = RuleDescription(
        "entity-in-no-configuration", .correctness, .note,
        summary: "An entity is not in any configuration, but other entities are",
        rationale:
            "A store that is opened with a configuration has tables for its entities only; saving an object of another "
            + "entity into it fails. Xcode puts a new entity into the implicit Default configuration only.",
        help: "add the entity to a configuration",
        fix: .suggestion,
        bad: """
            <entity name="Chart"/>
            ▸<entity name="Note"/>
            <configuration name="Library">
                <memberEntity name="Chart"/>
            </configuration>
            """,
        good: [
            """
            <entity name="Chart"/>
            <entity name="Note"/>
            <entity name="Thing" isAbstract="YES"/>
            <configuration name="Library">
                <memberEntity name="Chart"/>
                <memberEntity name="Note"/>
            </configuration>
            """,
            """
            <entity name="Chart"/>
            <configuration name="Library"/>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let names = subject.model.model.configurations.flatMap { $0.members.map(\.name) }
        let members = Set(names.filter { subject.entityIndex(named: $0) != nil })
        guard !members.isEmpty else { return }
        for entity in subject.entities where !entity.isAbstract && !members.contains(entity.name) {
            report(
                Finding(
                    self,
                    "\(entity.name) is not in any configuration; a store that is opened with a configuration cannot "
                        + "store its objects",
                    at: SchemaLocation(entity), on: .entity(entity.name),
                    help: "add <memberEntity name=\"\(entity.name)\"/> to a configuration",
                    fix: fix(entity, subject.model.model.configurations)))
        }
    }

    /// Returns the fix: adding the entity to the configuration. Nil if there are several configurations, because the
    /// intended one is not known.
    private static func fix(_ entity: EntityDescription, _ configurations: [ConfigurationDescription]) -> Fix? {
        guard configurations.count == 1, let position = configurations[0].position else { return nil }
        let member = VerbatimElement(
            name: "memberEntity", attributes: [VerbatimAttribute(name: "name", value: entity.name)])
        return Fix(.suggestion, "add it to '\(configurations[0].name)'", .insertElement(member, into: position))
    }
}
