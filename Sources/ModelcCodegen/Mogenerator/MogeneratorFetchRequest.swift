import ModelcBase
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A fetch request template of the model in mogenerator's templates.
final class MogeneratorFetchRequest: KeyedObject {
    static let fields = TemplateFields<MogeneratorFetchRequest>(
        "FetchRequest", "A fetch request of the entity.",
        [
            TemplateField("name", .string, "Its name.") { .string($0.request.name) },
            TemplateField("bindings", .list(MogeneratorBinding.self), "The variables of its predicate.") {
                TemplateValue($0.bindings)
            },
            TemplateField("hasBindings", .bool, "Whether there are variables.") { .bool(!$0.bindings.isEmpty) },
            TemplateField("singleResult", .bool, "Whether the name begins with `one`.") {
                .bool($0.request.name.hasPrefix("one"))
            },
            TemplateField("predicateString", .optional(.string), "The text of the predicate.") {
                TemplateValue($0.request.predicate)
            },
            TemplateField("methodName", .string, "The name as a part of a method's name: `fetchRecent`.") {
                .string("fetch" + SwiftIdentifier.capitalized(IdentifierText.sanitized($0.request.name)))
            },
            TemplateField("nameLiteral", .string, "The name as a literal of the language.") {
                .string(
                    $0.model.options.language == .swift
                        ? SwiftText.literal($0.request.name) : ObjectiveCText.literal($0.request.name))
            },
        ])

    let model: MogeneratorModel
    private let entity: Int
    private let position: Int

    init(_ model: MogeneratorModel, entity: Int, at position: Int) {
        self.model = model
        self.entity = entity
        self.position = position
    }

    var templateIdentity: Int { entity << 24 | position }

    var request: FetchRequestDescription { model.entities[entity].requests[position] }

    private var bindings: [MogeneratorBinding] {
        MogeneratorBindings(model, entity: entity).bindings(of: request.predicate)
    }
}
