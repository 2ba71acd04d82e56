import ModelcTemplating

/// What templates for a model begin with.
package final class ModelTemplateRoot: KeyedObject {
    package static let templateSchema = TemplateSchema(
        "ModelRoot", "What templates for a model begin with.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case model, entities, generator, options, file

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .model: .init("model", .object(TemplateModel.self), "The model.")
            case .entities:
                .init(
                    "entities", .list(.object(TemplateEntity.self)),
                    "The entities with generated classes, by class name.")
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
    private let file: String

    init(_ shared: TemplateRoots, file: String) {
        self.shared = shared
        self.file = file
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .model: .object(shared.model)
        case .entities: shared.context.entities
        case .generator: .object(shared.generator)
        case .options: .dictionary(shared.context.options)
        case .file: .string(file)
        }
    }
}
