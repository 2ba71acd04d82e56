import ModelcTemplating

/// The model as code that builds it.
final class TemplateModelDescription: KeyedObject {
    static let templateSchema = TemplateSchema(
        "ModelDescription", "The model as code that builds it.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case typeName, composites, entities, requests, configurations, versionIdentifiers

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .typeName: .init("typeName", .string, "The type that holds the functions.")
            case .composites:
                .init(
                    "composites", .list(.object(TemplateCompositeDescription.self)),
                    "The members of composites, by name.")
            case .entities: .init("entities", .list(.object(TemplateEntityDescription.self)), "All entities, by name.")
            case .requests:
                .init(
                    "requests", .list(.object(TemplateRequestDescription.self)), "The fetch request templates, by name."
                )
            case .configurations:
                .init(
                    "configurations", .list(.object(TemplateConfigurationDescription.self)),
                    "The configurations, by name.")
            case .versionIdentifiers:
                .init("versionIdentifiers", .list(.string), "The identifiers that the author gave, as string literals.")
            }
        }
    }

    private let description: GeneratedModelDescription

    init(_ description: GeneratedModelDescription) { self.description = description }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .typeName: .string(description.typeName)
        case .composites: .list(description.composites.map { .object(TemplateCompositeDescription($0)) })
        case .entities: .list(description.entities.map { .object(TemplateEntityDescription($0)) })
        case .requests: .list(description.requests.map { .object(TemplateRequestDescription($0)) })
        case .configurations: .list(description.configurations.map { .object(TemplateConfigurationDescription($0)) })
        case .versionIdentifiers: TemplateValue(description.versionIdentifiers)
        }
    }
}
