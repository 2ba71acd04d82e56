import ModelcSchema

/// Reports a relationship between entities in different stores.
enum CrossConfigurationRelationship: LintRule {
    static let description = RuleDescription(
        "cross-configuration-relationship", .correctness, .warning,
        summary: "A relationship connects entities that share no configuration",
        rationale:
            "Each configuration can have its own store, and objects in different stores cannot be related: saving "
            + "such a link fails.",
        help: "put both entities into one configuration, or use a fetched property",
        prevents: "NSManagedObjectExternalRelationshipError (133010)",
        bad: """
            <entity name="Chart">
                ▸<relationship name="notes" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Note"/>
            </entity>
            <entity name="Note"/>
            <configuration name="Library">
                <memberEntity name="Chart"/>
            </configuration>
            <configuration name="Personal">
                <memberEntity name="Note"/>
            </configuration>
            """,
        good: """
            <entity name="Chart">
                <relationship name="notes" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Note"/>
            </entity>
            <entity name="Note"/>
            <configuration name="Library">
                <memberEntity name="Chart"/>
                <memberEntity name="Note"/>
            </configuration>
            <configuration name="Personal">
                <memberEntity name="Note"/>
            </configuration>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let configurations = membership(subject.model.model)
        var reported: Set<Set<[String]>> = []
        for entity in subject.entities {
            guard let own = configurations[entity.name] else { continue }
            for relationship in entity.relationships where !relationship.isTransient {
                guard let destination = relationship.destinationName, let others = configurations[destination],
                    own.isDisjoint(with: others), reported.insert(pair(entity, relationship)).inserted
                else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(relationship.name) goes to \(destination), which is in another configuration; "
                            + "objects in different stores cannot be related",
                        about: relationship, of: entity, facts: [.entity(destination)]))
            }
        }
    }

    /// Returns a key that is equal for a relationship and its inverse, so that they are reported once. It contains
    /// `[entity, relationship]` for each of the two.
    private static func pair(_ entity: EntityDescription, _ relationship: RelationshipDescription) -> Set<[String]> {
        let near = [entity.name, relationship.name]
        guard let name = relationship.inverseName,
            let holder = relationship.inverseEntityName ?? relationship.destinationName
        else { return [near] }
        return [near, [holder, name]]
    }

    /// Returns the indexes of each entity's configurations. The keys are entity names. Entities in no configuration are
    /// left out.
    private static func membership(_ model: ManagedObjectModel) -> [String: Set<Int>] {
        var found: [String: Set<Int>] = [:]
        for (index, configuration) in model.configurations.enumerated() {
            for member in configuration.members { found[member.name, default: []].insert(index) }
        }
        return found
    }
}
