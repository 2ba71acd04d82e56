import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The root object that templates for an entity are rendered with.
struct ObjectiveCEntityFile: Hashable, Sendable {
    var model: ObjectiveCModel
    var entity: ObjectiveCClass
}

extension ObjectiveCEntityFile: PlannedSubject {
    static let fields = TemplateFields<ObjectiveCEntityFile>(
        "EntityFile", "The root of templates for an entity.",
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
