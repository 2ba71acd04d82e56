import ModelcSettings
import ModelcTemplating

/// The object that templates for the model are rendered with.
package final class ModelTemplateRoot: KeyedObject {
    package static let fields = TemplateFields<ModelTemplateRoot>(
        "ModelRoot", "The root of templates for a model.",
        [
            TemplateField("model", .object(TemplateModel.self), "The model.") { .object($0.shared.model) },
            TemplateField(
                "entities", .list(.object(TemplateEntity.self)), "The entities with generated classes, by class name."
            ) { $0.shared.context.entities },
            TemplateField("generator", .object(TemplateGenerator.self), "The settings, as words of Swift.") {
                .object($0.shared.generator)
            },
            TemplateField(
                "options", .record(names: TemplateDictionary.optionNames), "All options by the names of their flags."
            ) { .dictionary($0.shared.context.options) },
            TemplateField("file", .string, "The name of the file.") { .string($0.file) },
        ])

    private let shared: TemplateRoots
    private let file: String

    init(_ shared: TemplateRoots, file: String) {
        self.shared = shared
        self.file = file
    }
}
