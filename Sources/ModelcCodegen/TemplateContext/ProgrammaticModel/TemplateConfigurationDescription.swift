import ModelcTemplating

/// Entities that can be in one store.
final class TemplateConfigurationDescription: KeyedObject {
    static let templateSchema = TemplateSchema(
        "ConfigurationDescription", "Entities that can be in one store.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, entities

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name, as a string literal.")
            case .entities: .init("entities", .list(.string), "The names of the entities, as string literals.")
            }
        }
    }

    private let configuration: GeneratedModelDescription.Configuration

    init(_ configuration: GeneratedModelDescription.Configuration) { self.configuration = configuration }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(configuration.name)
        case .entities: TemplateValue(configuration.entities)
        }
    }
}
