import ModelcSchema

/// Reports composites that contain each other in a cycle (FormatModelXML §4.1). The finding is at each attribute that
/// closes a cycle.
enum CompositeCycle: LintRule {
    static let description = RuleDescription(
        "composite-cycle", .correctness, .error,
        summary: "Composites contain each other in a cycle",
        rationale: "Such an attribute would have infinitely many columns; no store can be created.",
        help: "remove one of the attributes, or give it another type",
        isStructural: true,
        bad: """
            <composite name="Address">
                <attribute name="region" attributeType="Composite" composite="Region"/>
            </composite>
            <composite name="Region">
                <attribute name="seat" attributeType="Composite" ▸composite="Address"/>
            </composite>
            """,
        good: """
            <composite name="Address">
                <attribute name="region" attributeType="Composite" composite="Region"/>
            </composite>
            <composite name="Region">
                <attribute name="code" attributeType="String"/>
            </composite>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let composites = subject.model.model.composites
        for closing in CompositeWalk(composites).closings {
            let holder = composites[closing.composite]
            let attribute = holder.attributes[closing.attribute]
            let path = closing.circle.text { composites[$0].name }
            report(
                Finding(
                    self,
                    "\(composites[closing.circle.first].name) contains itself through \(path)",
                    at: SchemaLocation(attribute, attribute: "composite"),
                    on: .property(entity: holder.name, attribute.name),
                    help: "remove \(holder.name).\(attribute.name), or give it another type"))
        }
    }
}
