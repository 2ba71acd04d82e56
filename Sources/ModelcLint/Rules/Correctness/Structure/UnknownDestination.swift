import ModelcSchema

/// Reports a relationship whose destination entity does not exist.
enum UnknownDestination: LintRule {
    static let description = RuleDescription(
        "unknown-destination", .correctness, .error,
        summary: "The destination of a relationship is not in the model",
        rationale: "The relationship has no destination; the model does not compile.",
        help: "correct the name of the destination",
        isStructural: true,
        bad: """
            <entity name="Courier"/>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" ▸destinationEntity="Curier"/>
            </entity>
            """,
        good: [.parcels])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships {
                guard let name = relationship.destinationName, !name.isEmpty else { continue }
                guard subject.entityIndex(named: name) == nil else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(relationship.name) has destination '\(name)', which is not in this model",
                        about: relationship, of: entity, attribute: "destinationEntity", help: nil,
                        misspelling: Misspelling(name, among: .entities)))
            }
        }
    }
}
