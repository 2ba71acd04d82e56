import ModelcTemplating

/// The constants for one kind of property of an entity, such as `BookAttributes`.
struct ObjectiveCConstantGroup: Hashable, Sendable {
    /// The name of the class that has the constants, such as `BookAttributes`. A template can also use it as a prefix
    /// (`BookAttributes_title`).
    var name: String
    /// The constants, sorted by name; never empty.
    var constants: [ObjectiveCConstant]
}

extension ObjectiveCConstantGroup: PlannedSubject {
    static let fields = TemplateFields<ObjectiveCConstantGroup>(
        "ConstantGroup", "The constants of one kind of properties.",
        [
            TemplateField(
                "name", .string, "The name of the class, or what stands before the underscore: BookAttributes."
            ) { .string($0.name) },
            TemplateField("constants", .objects(ObjectiveCConstant.self), "The constants, sorted by name.") {
                .objects($0.constants)
            },
        ])
}
