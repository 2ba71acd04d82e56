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

/// What a template for each entity is rendered with.
struct ObjectiveCEntityFile: Hashable, Sendable {
    var model: ObjectiveCModel
    var entity: ObjectiveCClass
}

extension ObjectiveCEntityFile: PlannedSubject {
    static let fields = TemplateFields<ObjectiveCEntityFile>(
        "EntityFile", "What a template for each entity is rendered with.",
        [
            .marker,
            TemplateField("model", .planned(ObjectiveCModel.self), "The model.") {
                .object(PlannedObject($0.model))
            },
            TemplateField("entity", .planned(ObjectiveCClass.self), "The entity.") {
                .object(PlannedObject($0.entity))
            },
        ])
}

/// The model, as the root of templates for it.
struct ObjectiveCModelFile: Hashable, Sendable {
    let model: ObjectiveCModel
}

extension ObjectiveCModelFile: PlannedSubject {
    static let fields = TemplateFields<ObjectiveCModelFile>(
        "ModelFile", "What a template for the whole model is rendered with.",
        [
            .marker,
            TemplateField("model", .planned(ObjectiveCModel.self), "The model.") {
                .object(PlannedObject($0.model))
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
        return PlannedObject(ObjectiveCEntityFile(model: own, entity: classes[index]))
    }

    func modelRoot(file: String) -> any TemplateObject { PlannedObject(ObjectiveCModelFile(model: self)) }

    /// Headers and implementations stay apart.
    var singleFileName: String? { nil }

    func singleFileRoot(_ parts: [GeneratedFile]) -> any TemplateObject { modelRoot(file: "") }
}

/// A planned value that has the name of the model's element.
protocol ObjectiveCNamed: Sendable {
    var name: String { get }
}

extension TemplateField where Subject: ObjectiveCNamed {
    static var name: Self { Self("name", .string, "The name in the model.") { .string($0.name) } }

    static var literal: Self {
        Self("literal", .string, "The name as an NSString literal.") { .string(ObjectiveCText.literal($0.name)) }
    }
}

/// A planned value that the author of the model may have written about.
protocol ObjectiveCDocumented: Sendable {
    var documentation: String? { get }
    var discussion: String? { get }
    var userInfo: [String: String] { get }
    /// What the model says of it beside its type, a line each, where the comment is to tell that.
    var facts: [String] { get }
}

extension ObjectiveCDocumented {
    var facts: [String] { [] }
}

extension TemplateField where Subject: ObjectiveCDocumented {
    static var comment: Self {
        Self("comment", .optional(.string), "The documentation as a comment block; nil where there is none.") {
            TemplateValue(ObjectiveCText.documentationComment($0.documentation, $0.discussion, $0.facts))
        }
    }
    static var documentation: Self {
        Self("documentation", .optional(.string), "The value of the user info key documentation.") {
            TemplateValue($0.documentation)
        }
    }
    static var discussion: Self {
        Self("discussion", .optional(.string), "The value of the user info key discussion.") {
            TemplateValue($0.discussion)
        }
    }
    static var userInfo: Self { Self("userInfo", .userInfo, "The user info.") { .userInfo($0.userInfo) } }
}
