import ModelcTemplating

/// What templates for an entity begin with.
package final class EntityTemplateRoot: KeyedObject {
    package static let templateSchema = TemplateSchema(
        "EntityRoot", "What templates for an entity begin with.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case model, entity, generator, options, file

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .model: .init("model", .object(TemplateModel.self), "The model.")
            case .entity: .init("entity", .object(TemplateEntity.self), "The entity.")
            case .generator:
                .init("generator", .object(TemplateGenerator.self), "What the user chose, as words of Swift.")
            case .options:
                .init(
                    "options", .record(names: TemplateDictionary.optionNames),
                    "All options by the names of their flags.")
            case .file: .init("file", .string, "The name of the file.")
            }
        }
    }

    private let shared: TemplateRoots
    private let entity: TemplateEntity
    private let entityName: String
    private let file: String

    init(_ shared: TemplateRoots, _ index: Int, file: String) {
        self.shared = shared
        entity = TemplateEntity(shared.context, index, keepsLists: true)
        entityName = shared.context.model.classes[index].entityName
        self.file = file
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .model: .object(shared.model)
        case .entity: .object(entity)
        case .generator: .object(shared.generator(ofEntity: entityName))
        case .options: .dictionary(shared.context.options(ofEntity: entityName))
        case .file: .string(file)
        }
    }
}
