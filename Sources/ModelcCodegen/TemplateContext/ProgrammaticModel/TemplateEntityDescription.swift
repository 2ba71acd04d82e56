import ModelcTemplating

/// An entity with the function that makes it.
final class TemplateEntityDescription: KeyedObject {
    static let templateSchema = TemplateSchema(
        "EntityDescription", "An entity with the function that makes it.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case function, name, className, assignments, properties, links, fetched, subentities, indexes

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .function: .init("function", .string, "The name of the function.")
            case .name: .init("name", .string, "The name, as a string literal.")
            case .className: .init("className", .optional(.string), "The class of the objects, if it is generated.")
            case .assignments:
                .init(
                    "assignments", .list(.object(TemplateConstant.self)),
                    "Properties of the description with expressions.")
            case .properties:
                .init(
                    "properties", .list(.object(TemplateDescription.self)),
                    "Attributes, relationships, fetched properties, each by name.")
            case .links:
                .init("links", .list(.object(TemplateDescription.self)), "The relationships whose destination exists.")
            case .fetched:
                .init("fetched", .list(.object(TemplateDescription.self)), "The fetched properties with a request.")
            case .subentities:
                .init("subentities", .list(.string), "The names of the entities right below, as string literals.")
            case .indexes:
                .init("indexes", .list(.object(TemplateIndexDescription.self)), "The fetch indexes, by name.")
            }
        }
    }

    private let entity: GeneratedModelDescription.Entity

    init(_ entity: GeneratedModelDescription.Entity) { self.entity = entity }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .function: .string(entity.function)
        case .name: .string(entity.name)
        case .className: TemplateValue(entity.className)
        case .assignments: .list(entity.assignments.map { .object(TemplateConstant($0)) })
        case .properties: .list(entity.properties.map { .object(TemplateDescription($0)) })
        case .links: .list(entity.properties.filter { $0.link != nil }.map { .object(TemplateDescription($0)) })
        case .fetched: .list(entity.properties.filter { $0.request != nil }.map { .object(TemplateDescription($0)) })
        case .subentities: TemplateValue(entity.subentities)
        case .indexes: .list(entity.indexes.map { .object(TemplateIndexDescription($0)) })
        }
    }
}
