import ModelcSchema

/// Reports a relationship to an abstract entity without concrete subentities. It can never have objects.
enum UnreachableAbstractDestination: LintRule {
    static let description = RuleDescription(
        "unreachable-abstract-destination", .codegen, .note,
        summary: "The destination of a relationship is abstract and has no concrete subentity",
        rationale:
            "Only a subentity of an abstract entity can have objects, so the relationship is always empty.",
        help: "make the destination concrete, or give it a concrete subentity",
        bad: """
            <entity name="Voyage">
                <relationship name="events" optional="YES" toMany="YES" deletionRule="Cascade" ▸destinationEntity="Incident"/>
            </entity>
            <entity name="Incident" isAbstract="YES"/>
            <entity name="Collision" parentEntity="Incident" isAbstract="YES"/>
            """,
        good: """
            <entity name="Voyage">
                <relationship name="events" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Incident"/>
            </entity>
            <entity name="Incident" isAbstract="YES"/>
            <entity name="Collision" parentEntity="Incident"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let populated = subject.populatedEntities()
        let parents = Set(subject.entities.compactMap(\.parentName))
        for entity in subject.entities {
            for relationship in entity.relationships {
                guard let name = relationship.destinationName, let destination = subject.entityIndex(named: name),
                    !populated[destination], parents.contains(name)
                else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(relationship.name) goes to \(name), which is abstract and has no concrete "
                            + "subentity",
                        about: relationship, of: entity, attribute: "destinationEntity",
                        help: "make \(name) concrete, or give it a concrete subentity", facts: [.entity(name)]))
            }
        }
    }
}

extension LintSubject {
    /// Returns for each entity whether it or one of its subentities is concrete. If parents form a cycle, the value has
    /// no meaning.
    fileprivate func populatedEntities() -> [Bool] {
        var populated = entities.indices.map { !entities[$0].isAbstract || inheritance.ends[$0] == .cycle }
        for index in inheritance.order.reversed() where populated[index] && inheritance.ends[index] != .cycle {
            if let parent = inheritance.parents[index] { populated[parent] = true }
        }
        return populated
    }
}
