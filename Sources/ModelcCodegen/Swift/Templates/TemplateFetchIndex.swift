import ModelcSchema
import ModelcTemplating

/// A fetch index of an entity as a template object.
final class TemplateFetchIndex: KeyedObject {
    static let fields = TemplateFields<TemplateFetchIndex>(
        "FetchIndex", "A fetch index of an entity.",
        [
            TemplateField("name", .string, "The name in the model.") { .string($0.fetchIndex.name) },
            TemplateField("partialPredicate", .optional(.string), "The predicate that limits it.") {
                TemplateValue($0.fetchIndex.partialIndexPredicate)
            },
            TemplateField(
                "elements", .list(.object(TemplateFetchIndexElement.self)),
                "The indexed properties and expressions, in order."
            ) {
                .list($0.fetchIndex.elements.map { .object(TemplateFetchIndexElement($0)) })
            },
        ])

    private let fetchIndex: FetchIndexDescription

    init(_ fetchIndex: FetchIndexDescription) { self.fetchIndex = fetchIndex }
}
