import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A parameter of a generated function, as a template object.
final class TemplateParameter: KeyedObject {
    static let fields = TemplateFields<TemplateParameter>(
        "Parameter", "A parameter of a function.",
        [
            TemplateField("name", .string, "The property that it sets, or the predicate's variable.") {
                .string($0.parameter.name)
            },
            TemplateField("nameLiteral", .string, "The same as a string literal.") {
                .string(SwiftText.literal($0.parameter.name))
            },
            TemplateField("parameterName", .string, "The name in Swift.") { .string($0.parameter.parameterName) },
            TemplateField("swiftType", .string, "The type.") { .string($0.parameter.type.spelling) },
            TemplateField("isCollection", .bool, "Whether it takes several values, as for `IN`.") {
                .bool($0.parameter.isCollection)
            },
            TemplateField("isStoredByKey", .bool, "Whether only a superclass may set the property: its key is used.") {
                .bool($0.parameter.keyedConversion != nil)
            },
            TemplateField("conversion", .string, "How the value is stored then; else empty.") {
                .string($0.parameter.keyedConversion?.name ?? "")
            },
        ])

    private let parameter: GeneratedParameter

    init(_ parameter: GeneratedParameter) { self.parameter = parameter }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }
}
