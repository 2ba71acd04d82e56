import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// The generated structure of a composite, as a template object.
final class TemplateComposite: KeyedObject {
    static let fields = TemplateFields<TemplateComposite>(
        "Composite", "The structure of a composite attribute type.",
        [
            TemplateField("name", .string, "The name in the model.") { .string($0.composite.name) },
            TemplateField("escapedName", .string, "The name of the structure in Swift.") {
                .string($0.composite.escapedName)
            },
            TemplateField("conformances", .list(.string), "The protocols of the structure.") {
                TemplateValue($0.conformances)
            },
            TemplateField("members", .list(.object(TemplateAttribute.self)), "The members by name.") { $0.members },
            TemplateField("hasKeys", .bool, "Whether conditions can name its members.") {
                .bool($0.composite.hasKeys)
            },
            TemplateField("hasCodingKeys", .bool, "Whether it is `Codable` with keys other than the names.") {
                .bool($0.composite.isCodable && $0.composite.members.contains { $0.codingKey != nil })
            },
        ])

    private let context: TemplateContext
    private let composite: GeneratedComposite

    init(_ context: TemplateContext, _ composite: GeneratedComposite) {
        self.context = context
        self.composite = composite
    }

    private var conformances: [String] {
        let names = context.words.names
        var conformances: [String] = []
        if composite.isSendable { conformances.append(names.swift("Sendable")) }
        if composite.isHashable { conformances.append(names.swift("Hashable")) }
        if composite.isCodable { conformances.append(names.swift("Codable")) }
        return conformances
    }

    private var members: TemplateValue {
        .list(
            composite.members.map {
                let facts = PropertyFacts(
                    property: $0, level: context.model.input.settings.access.value, isSpaced: false)
                return .object(TemplateAttribute(facts, of: nil, in: context))
            })
    }
}
