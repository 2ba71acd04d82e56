import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The initializer for a new object's required values, as a template object.
final class TemplateInitializer: KeyedObject {
    static let fields = TemplateFields<TemplateInitializer>(
        "Initializer", "The initializer that takes what a new object needs.",
        [
            TemplateField("access", .string, "`public ` or nothing.") {
                .string(SwiftWords.access($0.level, isInternal: $0.initializer.isInternal))
            },
            TemplateField("contextName", .string, "The name of the parameter `context` inside.") {
                .string($0.initializer.contextName)
            },
            TemplateField(
                "parameters", .list(.object(TemplateParameter.self)),
                "Required attributes by name, then the relationships that need objects."
            ) { .list($0.initializer.parameters.map { .object(TemplateParameter($0)) }) },
        ])

    private let initializer: GeneratedInitializer
    private let level: AccessLevel

    init(_ initializer: GeneratedInitializer, _ level: AccessLevel) {
        self.initializer = initializer
        self.level = level
    }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }
}
