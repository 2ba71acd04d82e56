import ModelcTemplating

/// The root object that templates for the whole model are rendered with.
struct ObjectiveCModelFile: Hashable, Sendable {
    let model: PlannedObject<ObjectiveCModel>
}

extension ObjectiveCModelFile: PlannedSubject {
    static let fields = TemplateFields<ObjectiveCModelFile>(
        "ModelFile", "The root of templates for the model.",
        [
            .marker,
            TemplateField("model", .planned(ObjectiveCModel.self), "The model.") {
                .object($0.model)
            },
        ])
}
