import ModelcSchema

/// Reports an entity with very many properties.
enum TooManyProperties: LintRule {
    static let description = RuleDescription(
        "too-many-properties", .performance, .warning,
        summary: "An entity has too many properties",
        rationale: "Every fetched row has all of its attributes. Apple's compiler warns above 100.",
        help: "move rarely used properties into a separate entity",
        options: [RuleOption("max", default: .integer(100), "How many own properties an entity may have.")],
        bad: [
            Example(
                """
                ▸<entity name="Voyage">
                    <attribute name="start" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    <attribute name="end" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    <attribute name="miles" optional="YES" attributeType="Double" defaultValueString="0" usesScalarValueType="YES"/>
                </entity>
                """, options: ["max": .integer(2)])
        ],
        good: [
            Example(
                """
                <entity name="Voyage">
                    <attribute name="start" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    <attribute name="end" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                </entity>
                """, options: ["max": .integer(2)])
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard let maximum = subject.integer("max", of: description) else { return }
        for entity in subject.entities {
            let count = entity.attributes.count + entity.relationships.count + entity.fetchedProperties.count
            guard count > maximum else { continue }
            report(
                Finding(
                    self,
                    "\(entity.name) has \(count) properties, more than \(maximum); every fetched row has all of them",
                    at: SchemaLocation(entity), on: .entity(entity.name)))
        }
    }
}
