import ModelcSchema

/// Reports a configuration that lists an entity that is not in the model.
enum ConfigurationUnknownEntity: LintRule {
    static let description = RuleDescription(
        "configuration-unknown-entity", .correctness, .error,
        summary: "A configuration lists an entity that is not in the model",
        rationale: "The configuration cannot be built; the entity was renamed or removed, and the list was not "
            + "updated.",
        help: "remove it from the configuration, or correct its name",
        fix: .behaviour,
        bad: """
            <entity name="Parcel"/>
            <configuration name="OnDevice">
                <memberEntity ▸name="Parcl"/>
            </configuration>
            """,
        good: """
            <entity name="Parcel"/>
            <configuration name="OnDevice">
                <memberEntity name="Parcel"/>
            </configuration>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for configuration in subject.model.model.configurations {
            for member in configuration.members where subject.entityIndex(named: member.name) == nil {
                report(
                    Finding(
                        self,
                        "configuration \(configuration.name) lists '\(member.name)', which is not in this model",
                        at: SchemaLocation(member, attribute: "name"),
                        on: .configuration(configuration.name),
                        help: "remove it",
                        fix: Fix(.behaviour, "remove it from the configuration", member.removal()),
                        misspelling: Misspelling(
                            member.name, among: .entities, before: "remove it, or did you mean '", after: "'?")))
            }
        }
    }
}
