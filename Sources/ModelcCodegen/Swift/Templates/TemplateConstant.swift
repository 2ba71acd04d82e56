import ModelcSourceCode
import ModelcTemplating

/// A generated constant or enumeration case, as a template object.
final class TemplateConstant: KeyedObject {
    static let fields = TemplateFields<TemplateConstant>(
        "Constant", "A name with a value.",
        [
            TemplateField("name", .string, "The name in Swift.") { .string($0.constant.name) },
            TemplateField(
                "value", .string, "The value: of a case of a raw type a literal, of user info the text itself."
            ) { .string($0.constant.value) },
            TemplateField("literal", .string, "The value as a string literal.") {
                .string(SwiftText.literal($0.constant.value))
            },
        ])

    private let constant: GeneratedConstant

    init(_ constant: GeneratedConstant) { self.constant = constant }
}
