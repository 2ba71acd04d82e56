import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// Everything that generated Objective-C says, with every spelling decided: what templates get to see.
package struct ObjectiveCModel: Hashable, Sendable {
    /// What was asked for.
    package var input: CodeGenerationInput
    /// What holds for the whole model, or for the entity that a template is about.
    package var settings: GenerateSettings
    /// The classes in the byte order of their names.
    package var classes: [ObjectiveCClass]
}

extension ObjectiveCModel: ObjectiveCTemplateSubject {
    static let fields = TemplateFields<ObjectiveCModel>(
        "Model", "The model.",
        [
            TemplateField("name", .string, "The model's name: BookList.") {
                .string(SwiftText.comment($0.input.modelName))
            },
            TemplateField("fileName", .string, "The name of the file or bundle that was read: BookList.xcdatamodeld.") {
                .string(SwiftText.comment($0.input.sourceName))
            },
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
            TemplateField("versionName", .optional(.string), "The name of the version.") {
                TemplateValue($0.input.version.name)
            },
            TemplateField("isCurrentVersion", .bool, "Whether it is the bundle's current version.") {
                .bool($0.input.version.isCurrent)
            },
            TemplateField("allVersions", .list(.string), "The names of all versions in the bundle.") {
                TemplateValue($0.input.version.allNames)
            },
            TemplateField(
                "hash", .optional(.string),
                "The checksum of the version in base64, as files of Core Data have it; nil where it cannot be told."
            ) { TemplateValue($0.input.version.checksum) },
            TemplateField(
                "fetchRequests", .objects(ObjectiveCFetchRequest.self),
                "The fetch request templates of entities with generated classes, by name."
            ) { .objects($0.classes.flatMap(\.fetchRequests).sortedByName(\.name)) },
        ])
}

/// What a template for each entity is rendered with.
struct ObjectiveCEntityFile: Hashable, Sendable {
    var model: ObjectiveCModel
    var entity: ObjectiveCClass
}

extension ObjectiveCEntityFile: ObjectiveCTemplateSubject {
    static let fields = TemplateFields<ObjectiveCEntityFile>(
        "EntityFile", "What a template for each entity is rendered with.",
        [
            TemplateField(
                "marker", .string, "What the first line of a machine file has to begin with, behind the comment sign."
            ) { _ in .string(GeneratedFile.marker) },
            TemplateField("model", .object(ObjectiveCTemplateObject<ObjectiveCModel>.self), "The model.") {
                .object(ObjectiveCTemplateObject($0.model))
            },
            TemplateField("entity", .object(ObjectiveCTemplateObject<ObjectiveCClass>.self), "The entity.") {
                .object(ObjectiveCTemplateObject($0.entity))
            },
        ])
}

/// The model, as the root of templates for it.
struct ObjectiveCModelFile: Hashable, Sendable {
    let model: ObjectiveCModel
}

extension ObjectiveCModelFile: ObjectiveCTemplateSubject {
    static let fields = TemplateFields<ObjectiveCModelFile>(
        "ModelFile", "What a template for the whole model is rendered with.",
        [
            TemplateField(
                "marker", .string, "What the first line of a machine file has to begin with, behind the comment sign."
            ) { _ in .string(GeneratedFile.marker) },
            TemplateField("model", .object(ObjectiveCTemplateObject<ObjectiveCModel>.self), "The model.") {
                .object(ObjectiveCTemplateObject($0.model))
            },
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
        return ObjectiveCTemplateObject(ObjectiveCEntityFile(model: own, entity: classes[index]))
    }

    func modelRoot(file: String) -> any TemplateObject { ObjectiveCTemplateObject(ObjectiveCModelFile(model: self)) }

    /// Headers and implementations stay apart.
    var singleFileName: String? { nil }

    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject { modelRoot(file: "") }
}
