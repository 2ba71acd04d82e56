import ModelcSettings
import ModelcTemplating

/// A Sendable structure with the values of an object.
final class TemplateSnapshot: KeyedObject {
    static let templateSchema = TemplateSchema(
        "Snapshot", "A Sendable structure with the values of an object.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, access, conformances, isCodable, attributes, relationships, omitted

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name of the structure.")
            case .access: .init("access", .string, "`public ` or nothing.")
            case .conformances: .init("conformances", .list(.string), "The protocols of the structure.")
            case .isCodable: .init("isCodable", .bool, "Whether it is `Codable`.")
            case .attributes:
                .init(
                    "attributes", .list(.object(TemplateAttribute.self)),
                    "The attributes, inherited ones included, by name.")
            case .relationships:
                .init("relationships", .list(.object(TemplateRelationship.self)), "The to-one relationships likewise.")
            case .omitted: .init("omitted", .list(.string), "The names of attributes whose values cannot be shared.")
            }
        }
    }

    private let context: TemplateContext
    private let snapshot: GeneratedSnapshot
    private let generated: GeneratedClass

    init(_ context: TemplateContext, _ snapshot: GeneratedSnapshot, of generated: GeneratedClass) {
        self.context = context
        self.snapshot = snapshot
        self.generated = generated
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(snapshot.name)
        case .access: .string(SwiftWords.access(generated.access, isInternal: snapshot.isInternal))
        case .conformances: TemplateValue(conformances)
        case .isCodable: .bool(snapshot.isCodable)
        case .attributes: attributes
        case .relationships: relationships
        case .omitted: TemplateValue(snapshot.omitted)
        }
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
