import ModelcSchema

/// An entity far from its root.
enum DeepInheritance: LintRule {
    static let description = RuleDescription(
        "deep-inheritance", .performance, .note,
        summary: "An entity is many levels below the root of its hierarchy",
        rationale:
            "All entities of a hierarchy share one table, with a column for each attribute of each of them: rows get "
            + "wide and mostly empty, and every fetch looks at the type of each row.",
        help: "flatten the hierarchy, or share code with protocols",
        options: [
            RuleOption("max", default: .integer(2), "How many levels below the root are allowed.")
        ],
        bad: [
            """
            <entity name="Thing"/>
            <entity name="Vessel" parentEntity="Thing"/>
            <entity name="Ship" parentEntity="Vessel"/>
            <entity name="Tanker" ▸parentEntity="Ship"/>
            """
        ],
        good: [
            """
            <entity name="Thing"/>
            <entity name="Vessel" parentEntity="Thing"/>
            <entity name="Ship" parentEntity="Vessel"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard let limit = subject.integer("max", of: description) else { return }
        var depths = subject.entities.map { _ in 0 }
        // Parents come before their children.
        for index in subject.inheritance.order where subject.inheritance.ends[index] != .cycle {
            guard let parent = subject.inheritance.parents[index] else { continue }
            depths[index] = depths[parent] + 1
        }
        for (index, entity) in subject.entities.enumerated() where depths[index] > limit {
            report(
                Finding(
                    id,
                    "\(entity.name) is \(depths[index]) levels below the root; the whole hierarchy shares one table",
                    at: SourcePlace(entity, attribute: "parentEntity"), on: .entity(entity.name),
                    help: "flatten the hierarchy"))
        }
    }
}

/// An entity with very many properties.
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
                    id,
                    "\(entity.name) has \(count) properties, more than \(maximum); every fetched row has all of them",
                    at: SourcePlace(entity), on: .entity(entity.name),
                    help: "move rarely used properties into a separate entity"))
        }
    }
}
