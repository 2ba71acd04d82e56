import ModelcSourceCode
import ModelcTemplating

/// The constants of one kind of an entity's properties, such as `BookAttributes`.
package struct ObjectiveCConstantGroup: Hashable, Sendable {
    /// The name of the class, or what stands before the `_` of each constant.
    package var name: String
    /// The constants, sorted by name; never empty.
    package var constants: [ObjectiveCConstant]
}

extension ObjectiveCConstantGroup: ObjectiveCTemplateSubject {
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

/// A name of the model as a constant.
package struct ObjectiveCConstant: Hashable, Sendable {
    package var name: String
    /// The constant's text: the name itself, or the value of a user info key.
    package var value: String
}

extension ObjectiveCConstant: ObjectiveCTemplateSubject {
    static let fields = TemplateFields<ObjectiveCConstant>(
        "Constant", "A name of the model as a constant.",
        [
            TemplateField("name", .string, "The constant's own name.") { .string($0.name) },
            TemplateField("literal", .string, "The value as an NSString literal.") {
                .string(ObjectiveCText.literal($0.value))
            },
            TemplateField(
                "methodSuffix", .string,
                "What stands behind the method because of its name, with a blank before it; else empty."
            ) { .string(ObjectiveCGetter.classMethodSuffix($0.name)) },
        ])
}
