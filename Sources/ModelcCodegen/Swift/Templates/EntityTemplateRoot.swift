import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The object that templates for an entity are rendered with.
package final class EntityTemplateRoot: KeyedObject {
    package static let fields = TemplateFields<EntityTemplateRoot>(
        "EntityRoot", "The root of templates for an entity.",
        [
            TemplateField("model", .object(TemplateModel.self), "The model.") { .object($0.shared.model) },
            TemplateField("entity", .object(TemplateEntity.self), "The entity.") { .object($0.entity) },
            TemplateField("generator", .object(TemplateGenerator.self), "The settings, as words of Swift.") {
                .object($0.shared.generator(ofEntity: $0.entityName))
            },
            TemplateField(
                "options", .record(names: TemplateDictionary.optionNames), "All options by the names of their flags."
            ) { .dictionary($0.shared.context.options(ofEntity: $0.entityName)) },
            TemplateField("file", .string, "The name of the file.") { .string($0.file) },
        ])

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

    package func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }
}
