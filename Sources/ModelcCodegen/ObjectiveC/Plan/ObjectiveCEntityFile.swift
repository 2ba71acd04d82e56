import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The root object that templates for an entity are rendered with.
struct ObjectiveCEntityFile: Hashable, Sendable {
    let model: PlannedObject<ObjectiveCModel>
    let entity: PlannedObject<ObjectiveCClass>

    init(model: ObjectiveCModel, entity: ObjectiveCClass) {
        self.model = PlannedObject(model)
        self.entity = PlannedObject(entity, keepsLists: true)
    }
}

extension ObjectiveCEntityFile: PlannedSubject {
    static let fields = TemplateFields<ObjectiveCEntityFile>(
        "EntityFile", "The root of templates for an entity.",
        [
            .marker,
            TemplateField("model", .planned(ObjectiveCModel.self), "The model.") {
                .object($0.model)
            },
            TemplateField("entity", .planned(ObjectiveCClass.self), "The entity.") {
                .object($0.entity)
            },
        ])
}
