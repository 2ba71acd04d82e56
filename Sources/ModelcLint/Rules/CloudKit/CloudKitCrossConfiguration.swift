import ModelcSchema
import ModelcSettings

/// Reports a relationship between entities in different configurations if CloudKit mirrors one of the configurations.
enum CloudKitCrossConfiguration: LintRule {
    static let description = RuleDescription(
        "cloudkit-cross-configuration", .cloudKit, .error,
        summary: "A relationship connects an entity that is mirrored to CloudKit to an entity in another configuration",
        rationale:
            "Each configuration has its own store, so the two objects are in different stores, and one of them may "
            + "exist on this device only. Apple's documentation does not allow such relationships.",
        help: "put both entities into one configuration, or keep the other object's identifier in an attribute",
        bad: [
            Example(
                """
                <entity name="Voyage">
                    <relationship name="charts" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Chart" inverseName="voyage" inverseEntity="Chart"/>
                </entity>
                <entity name="Chart">
                    ▸<relationship name="voyage" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Voyage" inverseName="charts" inverseEntity="Voyage"/>
                </entity>
                <configuration name="Cloud">
                    <memberEntity name="Voyage"/>
                </configuration>
                <configuration name="Local">
                    <memberEntity name="Chart"/>
                </configuration>
                """,
                context: .mirroring("Cloud"))
        ],
        good: [
            Example(
                """
                <entity name="Voyage"/>
                <entity name="Chart">
                    <relationship name="notes" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Note"/>
                </entity>
                <entity name="Note"/>
                <configuration name="Cloud">
                    <memberEntity name="Voyage"/>
                </configuration>
                <configuration name="Local">
                    <memberEntity name="Chart"/>
                </configuration>
                <configuration name="Notes">
                    <memberEntity name="Note"/>
                </configuration>
                """,
                context: .mirroring("Cloud")),
            Example(
                """
                <entity name="Voyage">
                    <relationship name="charts" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Chart"/>
                </entity>
                <entity name="Chart"/>
                <configuration name="Cloud">
                    <memberEntity name="Voyage"/>
                    <memberEntity name="Chart"/>
                </configuration>
                """,
                context: .mirroring("Cloud")),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let configurations = ConfigurationMembership(subject.model.model)
        let mirrored = Set(subject.entities.filter { subject.cloudKit.contains($0) }.map(\.name))
        for pair in subject.persistentPairs where pair.isFirst || pair.far == nil {
            let (near, other) = (pair.near.owner, pair.near.destination)
            guard mirrored.contains(near) || mirrored.contains(other),
                configurations.areApart(near, other)
            else { continue }
            report(finding(pair, configurations))
        }
    }

    private static func finding(_ pair: RelationshipPair, _ configurations: ConfigurationMembership) -> Finding {
        let far = pair.far.map { $0.selector }
        return Finding(
            self,
            "\(pair.near.path) goes from the configuration \(configurations.name(of: pair.near.owner)) to "
                + "\(configurations.name(of: pair.near.destination)); CloudKit does not support a relationship to "
                + "\(pair.near.destination) there",
            at: SchemaLocation(pair.near.relationship), on: pair.near.selector,
            help: "put both entities into one configuration", facts: far.map { [$0] } ?? [])
    }
}

extension LintContext {
    /// Returns a context for examples: CloudKit mirrors the configuration.
    fileprivate static func mirroring(_ configuration: String) -> LintContext {
        var context = LintContext()
        context.cloudKit = .configurations([configuration])
        return context
    }
}
