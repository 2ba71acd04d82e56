import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Reports entities whose `@Model` class in the project differs from the model.
enum SwiftDataCoexistence: LintRule {
    static let description = RuleDescription(
        "swiftdata-coexistence", .swiftData, .warning,
        summary: "An entity and the @Model class of the same name describe the data differently",
        rationale:
            "Core Data and SwiftData can open the same store only if both describe it alike: if a name, a type, an optional "
            + "or a relationship differs, the version hashes differ, and the second of the two fails to open the store, or "
            + "migrates it away from the first. Delete rules must be equal, too, or each of the two deletes other objects.",
        help: "change the class or the entity, so that both are equal",
        prevents: RunTimeFailure.unknownModelVersion,
        bad: [
            Example(
                """
                <entity name="Trip">
                    ▸<attribute name="name" optional="YES" attributeType="String"/>
                </entity>
                """, context: .coexisting("Trip", optional: false))
        ],
        good: [
            Example(
                """
                <entity name="Trip">
                    <attribute name="name" optional="YES" attributeType="String"/>
                </entity>
                """, context: .coexisting("Trip", optional: true))
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard subject.model.model.origin != .swift, let source = subject.context.swiftSource,
            let version = source.versions.last
        else { return }
        missing(subject, version.model).forEach(report)
        for entity in subject.entities {
            guard let other = version.model.entities.first(where: { $0.name == entity.name }) else { continue }
            // A value that the source does not tell is no difference.
            let doubts = version.model.uncertainties.filter { $0.entityName == entity.name }
            guard !doubts.contains(where: { $0.propertyName == nil }) else { continue }
            let unknown = Set(doubts.compactMap(\.propertyName))
            EntityPair(entity: entity, other: other, unknown: unknown).differences.forEach(report)
        }
    }

    /// The entities and classes that only one side has. Nothing is reported if the two sides have none in common, or if the
    /// list of classes is not certain.
    private static func missing(_ subject: LintSubject, _ source: ManagedObjectModel) -> [Finding] {
        let classes = Set(source.entities.map(\.name))
        let entities = Set(subject.entities.map(\.name))
        let isKnown = !source.uncertainties.contains { $0.entityName == nil }
        guard isKnown, !classes.isDisjoint(with: entities) else { return [] }
        return subject.entities.filter { !classes.contains($0.name) }.map { entity in
            Finding(
                self, "the project has no class '\(entity.name)' with @Model, but has classes of other entities",
                at: SchemaLocation(entity), on: .entity(entity.name),
                help: "add the class, or keep the entity in a store that SwiftData does not open")
        }
            + classes.subtracting(entities).inByteOrder().map { name in
                Finding(
                    self, "the model has no entity '\(name)', but the project has a class with @Model of this name",
                    at: SchemaLocation(position: subject.model.model.position), on: .model,
                    help: "add the entity, or keep the class in a store that Core Data does not open")
            }
    }
}

/// An entity of the model, and the entity that the `@Model` class of the same name results in.
private struct EntityPair {
    let entity: EntityDescription
    let other: EntityDescription
    /// The names of the class's properties whose settings cannot be determined from the source. They are not compared.
    let unknown: Set<String>

    var differences: [Finding] {
        let missing = other.properties.map(\.name).filter { name in
            !unknown.contains(name) && !entity.properties.contains { $0.name == name && !$0.isTransient }
        }
        return missing.map {
            Finding(
                SwiftDataCoexistence.self,
                "\(entity.name) has no stored property '\($0)', which the class '\(other.name)' has",
                at: SchemaLocation(entity), on: .entity(entity.name))
        } + entity.attributes.compactMap(difference) + entity.relationships.compactMap(difference)
            + (uniquenessDifference.map { [$0] } ?? [])
    }

    private var uniquenessDifference: Finding? {
        let lists = [entity, other].map { entity in
            Set(entity.uniquenessConstraints.map { $0.members.map(\.name).joined(separator: ", ") })
        }
        guard lists[0] != lists[1], unknown.isDisjoint(with: constrained) else { return nil }
        let texts = lists.map { $0.isEmpty ? "on nothing" : "on " + $0.inByteOrder().joined(separator: "; ") }
        return Finding(
            SwiftDataCoexistence.self,
            "\(entity.name) is unique \(texts[0]) here, and \(texts[1]) in the class '\(other.name)'",
            at: SchemaLocation(entity), on: .entity(entity.name))
    }

    private var constrained: [String] {
        (entity.uniquenessConstraints + other.uniquenessConstraints).flatMap { $0.members.map(\.name) }
    }

    private func difference(_ attribute: AttributeDescription) -> Finding? {
        guard !attribute.isTransient, !attribute.isDerived, !unknown.contains(attribute.name) else { return nil }
        guard let other = other.attributes.first(where: { $0.name == attribute.name }) else { return absent(attribute) }
        if other.type != attribute.type {
            return finding(attribute, "is \(attribute.type.rawValue) here, and \(other.type.rawValue)")
        }
        return optional(attribute, other)
    }

    private func difference(_ relationship: RelationshipDescription) -> Finding? {
        guard !relationship.isTransient, !unknown.contains(relationship.name) else { return nil }
        guard let other = other.relationships.first(where: { $0.name == relationship.name }) else {
            return absent(relationship)
        }
        if other.destinationName != relationship.destinationName {
            return finding(
                relationship,
                "leads to \(relationship.destinationName ?? "nothing") here, and to \(other.destinationName ?? "nothing")"
            )
        }
        if other.isToMany != relationship.isToMany {
            return finding(
                relationship, relationship.isToMany ? "is to-many here, and to-one" : "is to-one here, and to-many")
        }
        if other.inverseName != relationship.inverseName {
            return finding(
                relationship,
                "has \(inverse(relationship)) here, and \(inverse(other))")
        }
        if other.effectiveDeleteRule != relationship.effectiveDeleteRule {
            return finding(
                relationship,
                "has the delete rule \(relationship.effectiveDeleteRule.rawValue) here, and \(other.effectiveDeleteRule.rawValue)"
            )
        }
        return optional(relationship, other)
    }

    private func inverse(_ relationship: RelationshipDescription) -> String {
        relationship.inverseName.map { "the inverse '\($0)'" } ?? "no inverse"
    }

    private func optional(_ property: some PropertyDescription, _ other: some PropertyDescription) -> Finding? {
        guard property.isOptional != other.isOptional else { return nil }
        return finding(
            property, property.isOptional ? "is optional here, and required" : "is required here, and optional")
    }

    private func absent(_ property: some PropertyDescription) -> Finding {
        Finding(
            SwiftDataCoexistence.self,
            "\(entity.name).\(property.name) is no stored property of the class '\(other.name)'", about: property,
            of: entity)
    }

    private func finding(_ property: some PropertyDescription, _ difference: String) -> Finding {
        Finding(
            SwiftDataCoexistence.self,
            "\(entity.name).\(property.name) \(difference) in the class '\(other.name)'", about: property, of: entity)
    }
}

extension LintContext {
    /// Returns a context for examples: the project has a `@Model` class with the attribute `name`. The class and the
    /// model use the same store.
    fileprivate static func coexisting(_ className: String, optional: Bool) -> LintContext {
        var attribute = AttributeDescription()
        attribute.name = "name"
        attribute.type = .string
        attribute.isOptional = optional
        var entity = EntityDescription()
        entity.name = className
        entity.attributes = [attribute]
        var model = ManagedObjectModel()
        model.entities = [entity]
        let place = SchemaLocation(position: nil)
        var context = LintContext()
        context.swiftData = .always
        context.swiftSource = SwiftDataSource()
        context.swiftSource?.versions = [
            SwiftDataVersion(name: "Models", isSchema: false, model: model, classes: [], place: place)
        ]
        return context
    }
}
