import ModelcSchema
import ModelcTemplating

/// A variable of a fetch request template. The generated method has a parameter for it.
struct ObjectiveCFetchVariable: Hashable, Sendable {
    /// The name in the predicate, without the `$`.
    var name: String
    /// The word before the colon: `title` in `title:(NSString *)title`.
    var label: String
    /// The parameter's name: the label, unless it is a keyword.
    var parameterName: String
    var type: ObjectiveCType
}

extension ObjectiveCFetchVariable: PlannedSubject, ObjectiveCNamed {
    static let fields = TemplateFields<ObjectiveCFetchVariable>(
        "FetchVariable", "A variable of a fetch request.",
        [
            TemplateField("name", .string, "The name in the predicate, without its sign.") { .string($0.name) },
            .literal,
            TemplateField("label", .string, "The word of the method before the colon.") { .string($0.label) },
            TemplateField("parameterName", .string, "The name of the parameter.") { .string($0.parameterName) },
            TemplateField("type", .string, "The type of the parameter, always an object.") {
                .string($0.type.spelling)
            },
        ])
}
