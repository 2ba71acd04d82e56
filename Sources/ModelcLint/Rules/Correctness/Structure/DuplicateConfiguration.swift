import ModelcSchema

/// Reports two configurations with the same name.
enum DuplicateConfiguration: LintRule {
    static let description = RuleDescription(
        "duplicate-configuration", .correctness, .error,
        summary: "Two configurations have the same name",
        rationale: "Configurations are looked up by name; which of the two a store gets is undefined.",
        help: "rename one, or merge the two",
        bad: """
            <entity name="Courier"/>
            <entity name="Parcel"/>
            <configuration name="OnDevice">
                <memberEntity name="Parcel"/>
            </configuration>
            <configuration ▸name="OnDevice">
                <memberEntity name="Courier"/>
            </configuration>
            """,
        good: """
            <entity name="Courier"/>
            <entity name="Parcel"/>
            <configuration name="OnDevice">
                <memberEntity name="Parcel"/>
                <memberEntity name="Courier"/>
            </configuration>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var duplicates = Duplicates()
        for configuration in subject.model.model.configurations {
            guard let first = duplicates.first(configuration.name, at: configuration.position) else { continue }
            report(
                Finding(
                    self,
                    "configuration \(configuration.name) is defined twice",
                    at: SchemaLocation(configuration, attribute: "name"),
                    on: .configuration(configuration.name),
                    help: "rename or merge",
                    related: [RelatedFinding("configuration \(configuration.name) is first defined here", at: first)]))
        }
    }
}
