import ModelcSchema

/// Reports entities that inherit from each other in a cycle. There is one finding for each cycle, at its first entity
/// in the file.
enum InheritanceCycle: LintRule {
    static let description = RuleDescription(
        "inheritance-cycle", .correctness, .error,
        summary: "Entities inherit from each other in a cycle",
        rationale: "Such entities cannot be built; loading the model hangs or crashes.",
        help: "remove parentEntity from one of the entities",
        isStructural: true,
        bad: """
            <entity name="Parcel" ▸parentEntity="Shipment"/>
            <entity name="Shipment" parentEntity="Parcel"/>
            """,
        good: """
            <entity name="Parcel" parentEntity="Shipment"/>
            <entity name="Shipment"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for cycle in subject.inheritance.cycles {
            let circle = CyclePath(cycle)
            let entity = subject.entities[circle.first]
            let path = circle.text { subject.entities[$0].name }
            report(
                Finding(
                    self,
                    "\(entity.name) inherits from itself through \(path)",
                    at: SchemaLocation(entity, attribute: "parentEntity"),
                    on: .entity(entity.name)))
        }
    }
}
