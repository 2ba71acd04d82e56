import ModelcSchema
import ModelcTemplating

/// A configuration of the model: entities that can be in one store.
final class TemplateConfiguration: KeyedObject {
    static let templateSchema = TemplateSchema(
        "Configuration", "Entities that can be in one store.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, entities, entityNames

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name in the model.")
            case .entities:
                .init("entities", .list(.object(TemplateEntity.self)), "Those with generated classes, by class name.")
            case .entityNames: .init("entityNames", .list(.string), "The names of all of its entities, by name.")
            }
        }
    }

    private let configuration: ConfigurationDescription
    private let context: TemplateContext

    init(_ configuration: ConfigurationDescription, in context: TemplateContext) {
        self.configuration = configuration
        self.context = context
    }

    func value(of key: Key) -> TemplateValue {
        let names = configuration.members.map(\.name)
        switch key {
        case .name: return .string(configuration.name)
        case .entities: return context.entities(named: Set(names))
        case .entityNames: return TemplateValue(names.sortedByName { $0 })
        }
    }
}
