import ModelcSchema

/// Entities that inherit from each other in a circle; one finding a circle, at its first entity in the file.
enum InheritanceCycle: LintRule {
    static let description = RuleDescription(
        "inheritance-cycle", .correctness, .error,
        summary: "Entities inherit from each other in a circle",
        rationale: "No order exists in which such entities could be built; loading never ends or crashes.",
        help: "remove one of the parent entities",
        isStructural: true,
        seeAlso: [UnknownParentEntity.self],
        bad: [
            """
            <entity name="Parcel" ▸parentEntity="Shipment"/>
            <entity name="Shipment" parentEntity="Parcel"/>
            """
        ],
        good: [
            """
            <entity name="Parcel" parentEntity="Shipment"/>
            <entity name="Shipment"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for cycle in subject.inheritance.cycles {
            let circle = CyclePath(cycle)
            let entity = subject.entities[circle.first]
            let path = circle.text { subject.entities[$0].name }
            report(
                Finding(
                    id,
                    "\(entity.name) inherits from itself through \(path)",
                    at: SourcePlace(entity, attribute: "parentEntity"),
                    on: .entity(entity.name),
                    help: "remove one of the parent entities"))
        }
    }
}
