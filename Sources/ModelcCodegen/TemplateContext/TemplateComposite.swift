import ModelcTemplating

/// The structure of a composite attribute type.
final class TemplateComposite: KeyedObject {
    static let templateSchema = TemplateSchema(
        "Composite", "The structure of a composite attribute type.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, escapedName, conformances, members

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name in the model.")
            case .escapedName: .init("escapedName", .string, "The name of the structure in Swift.")
            case .conformances: .init("conformances", .list(.string), "The protocols of the structure.")
            case .members: .init("members", .list(.object(TemplateAttribute.self)), "The members by name.")
            }
        }
    }

    private let context: TemplateContext
    private let composite: GeneratedComposite

    init(_ context: TemplateContext, _ composite: GeneratedComposite) {
        self.context = context
        self.composite = composite
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(composite.name)
        case .escapedName: .string(composite.escapedName)
        case .conformances: TemplateValue(conformances)
        case .members: members
        }
    }

    private var conformances: [String] {
        let names = context.words.names
        var conformances: [String] = []
        if composite.isSendable { conformances.append(names.swift("Sendable")) }
        if composite.isHashable { conformances.append(names.swift("Hashable")) }
        if composite.isCodable { conformances.append(names.swift("Codable")) }
        return conformances
    }

    private var members: TemplateValue {
        .list(
            composite.members.map {
                let facts = PropertyFacts(property: $0, level: context.model.options.access, isSpaced: false)
                return .object(TemplateAttribute(facts, of: nil, in: context))
            })
    }
}
