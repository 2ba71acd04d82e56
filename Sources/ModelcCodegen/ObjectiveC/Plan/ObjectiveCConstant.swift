import ModelcSourceCode
import ModelcTemplating

/// A constant for a name in the model, such as the name of an attribute.
struct ObjectiveCConstant: Hashable, Sendable {
    var name: String
    /// The constant's string: the name itself, or the value of a user info key.
    var value: String
}

extension ObjectiveCConstant: PlannedSubject {
    static let fields = TemplateFields<ObjectiveCConstant>(
        "Constant", "A name of the model as a constant.",
        [
            TemplateField("name", .string, "The constant's own name.") { .string($0.name) },
            TemplateField("literal", .string, "The value as an NSString literal.") {
                .string(ObjectiveCText.literal($0.value))
            },
            TemplateField(
                "methodSuffix", .string,
                "The attribute that the name requires after the method, with a leading space; otherwise empty."
            ) { .string(ObjectiveCGetter.classMethodSuffix($0.name)) },
        ])
}
