import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The content of the generated Objective-C files as values for templates. All names are already in Objective-C
/// spelling.
package struct ObjectiveCModel: Hashable, Sendable {
    var input: CodeGenerationInput
    /// The settings of the model; in a template for an entity, the settings of the entity.
    var settings: GenerateSettings
    /// The classes, sorted by the UTF-8 bytes of their names.
    package var classes: [ObjectiveCClass]
}

extension ObjectiveCModel: PlannedModel {
    static let fields = TemplateFields<ObjectiveCModel>(
        "Model", "The model.",
        TemplateField.names + [
            TemplateField("entities", .objects(ObjectiveCClass.self), "The entities with classes, sorted by class.") {
                .objects($0.classes)
            },
            TemplateField("style", .string, "The layout: modern or xcode-compatible.") {
                .string($0.settings.style.value.rawValue)
            },
            TemplateField("constantStyle", .string, "How names become constants: class, extern or none.") {
                .string($0.settings.constants.value.rawValue)
            },
            TemplateField("hasShields", .bool, "Whether machine files keep formatters away (setting `shields`).") {
                .bool($0.input.settings.shields.value)
            },
        ] + TemplateField.versions + [
            TemplateField(
                "fetchRequests", .objects(ObjectiveCFetchRequest.self),
                "The fetch request templates of entities with generated classes, by name."
            ) { .objects($0.classes.flatMap(\.fetchRequests).sortedByName(\.name)) }
        ])
}

extension ObjectiveCModel: RenderedModel {
    var modelName: String { input.modelName }

    var includesHumanFiles: Bool { input.settings.human.value }

    var classCount: Int { classes.count }

    func renderedClass(at index: Int) -> RenderedClass {
        let planned = classes[index]
        return RenderedClass(
            className: planned.className, entityName: planned.entityName,
            includesHumanFiles: input.settings(ofEntity: planned.entityName).human.value)
    }

    func entityRoot(at index: Int, file: String) -> any TemplateObject {
        var own = self
        own.settings = input.settings(ofEntity: classes[index].entityName)
        return PlannedObject(ObjectiveCEntityFile(model: own, entity: classes[index]))
    }

    func modelRoot(file: String) -> any TemplateObject {
        PlannedObject(ObjectiveCModelFile(model: PlannedObject(self)))
    }

    /// Always nil: in Objective-C, headers and implementations are separate files.
    var singleFileName: String? { nil }

    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject { modelRoot(file: "") }
}
