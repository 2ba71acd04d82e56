import ModelcSchema

/// Reports a parent entity that does not exist.
enum UnknownParentEntity: LintRule {
    static let description = RuleDescription(
        "unknown-parent-entity", .correctness, .error,
        summary: "The parent entity is not in the model",
        rationale: "The entity has no inherited properties; the model does not compile.",
        help: "correct the name of the parent entity",
        isStructural: true,
        bad: """
            <entity name="Parcel" ▸parentEntity="Shipmnt"/>
            <entity name="Shipment"/>
            """,
        good: """
            <entity name="Parcel" parentEntity="Shipment"/>
            <entity name="Shipment"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            guard let parentName = entity.parentName, subject.entityIndex(named: parentName) == nil else { continue }
            report(
                Finding(
                    self,
                    "\(entity.name) has parent entity '\(parentName)', which is not in this model",
                    at: SchemaLocation(entity, attribute: "parentEntity"),
                    on: .entity(entity.name), help: nil,
                    misspelling: Misspelling(parentName, among: .entities)))
        }
    }
}
