import ModelcSettings
import ModelcTemplating

/// A Sendable structure with the values of an object.
final class TemplateSnapshot: KeyedObject {
    static let fields = TemplateFields<TemplateSnapshot>(
        "Snapshot", "A Sendable structure with the values of an object.",
        [
            TemplateField("name", .string, "The name of the structure.") { .string($0.snapshot.name) },
            TemplateField("access", .string, "`public ` or nothing.") {
                .string(SwiftWords.access($0.generated.access, isInternal: $0.snapshot.isInternal))
            },
            TemplateField("conformances", .list(.string), "The protocols of the structure.") {
                TemplateValue($0.conformances)
            },
            TemplateField("isCodable", .bool, "Whether it is `Codable`.") { .bool($0.snapshot.isCodable) },
            TemplateField(
                "attributes", .list(.object(TemplateAttribute.self)),
                "The attributes, inherited ones included, by name."
            ) { $0.attributes },
            TemplateField(
                "relationships", .list(.object(TemplateRelationship.self)), "The to-one relationships likewise."
            ) { $0.relationships },
            TemplateField("omitted", .list(.string), "The names of attributes whose values cannot be shared.") {
                TemplateValue($0.snapshot.omitted)
            },
        ])

    private let context: TemplateContext
    private let snapshot: GeneratedSnapshot
    private let generated: GeneratedClass

    init(_ context: TemplateContext, _ snapshot: GeneratedSnapshot, of generated: GeneratedClass) {
        self.context = context
        self.snapshot = snapshot
        self.generated = generated
    }

    private var conformances: [String] {
        let names = context.words.names
        var conformances = [names.swift("Sendable")]
        if snapshot.isHashable { conformances.append(names.swift("Hashable")) }
        if snapshot.isCodable { conformances.append(names.swift("Codable")) }
        return conformances
    }

    private var level: AccessLevel { snapshot.isInternal ? .internal : generated.access }

    private var attributes: TemplateValue {
        .list(
            snapshot.attributes.map {
                let facts = PropertyFacts(property: $0, level: level, isSpaced: false)
                return .object(TemplateAttribute(facts, of: generated.entityName, in: context))
            })
    }

    private var relationships: TemplateValue {
        .list(
            snapshot.relationships.map {
                let facts = PropertyFacts(property: $0.property, level: level, isSpaced: false)
                return .object(TemplateRelationship($0, facts, of: generated.entityName, in: context))
            })
    }
}
