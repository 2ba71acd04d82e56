import ModelcSchema
import ModelcTemplating

/// A fetch index of an entity.
final class TemplateFetchIndex: KeyedObject {
    static let fields = TemplateFields<TemplateFetchIndex>(
        "FetchIndex", "A fetch index of an entity.",
        [
            TemplateField("name", .string, "The name in the model.") { .string($0.fetchIndex.name) },
            TemplateField("partialPredicate", .optional(.string), "The predicate that limits it.") {
                TemplateValue($0.fetchIndex.partialIndexPredicate)
            },
            TemplateField("elements", .list(.object(TemplateFetchIndexElement.self)), "What is indexed, in order.") {
                .list($0.fetchIndex.elements.map { .object(TemplateFetchIndexElement($0)) })
            },
        ])

    private let fetchIndex: FetchIndexDescription

    init(_ fetchIndex: FetchIndexDescription) { self.fetchIndex = fetchIndex }
}

/// A part of a fetch index.
final class TemplateFetchIndexElement: KeyedObject {
    static let fields = TemplateFields<TemplateFetchIndexElement>(
        "FetchIndexElement", "A part of a fetch index.",
        [
            TemplateField("property", .optional(.string), "The name of the property, if it is one that is indexed.") {
                TemplateValue($0.element.propertyName)
            },
            TemplateField("expression", .optional(.string), "The expression, if it is one that is indexed.") {
                TemplateValue($0.element.expression)
            },
            TemplateField("collation", .string, "Binary or RTree.") {
                .string(($0.element.collation ?? .binary).rawValue)
            },
            TemplateField("order", .string, "ascending or descending.") {
                .string(($0.element.order ?? .ascending).rawValue)
            },
        ])

    private let element: FetchIndexElementDescription

    init(_ element: FetchIndexElementDescription) { self.element = element }
}
