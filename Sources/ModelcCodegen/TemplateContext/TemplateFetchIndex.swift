import ModelcSchema
import ModelcTemplating

/// A fetch index of an entity.
final class TemplateFetchIndex: KeyedObject {
    static let templateSchema = TemplateSchema("FetchIndex", "A fetch index of an entity.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, partialPredicate, elements

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name in the model.")
            case .partialPredicate: .init("partialPredicate", .optional(.string), "The predicate that limits it.")
            case .elements:
                .init("elements", .list(.object(TemplateFetchIndexElement.self)), "What is indexed, in order.")
            }
        }
    }

    private let fetchIndex: FetchIndexDescription

    init(_ fetchIndex: FetchIndexDescription) { self.fetchIndex = fetchIndex }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(fetchIndex.name)
        case .partialPredicate: TemplateValue(fetchIndex.partialIndexPredicate)
        case .elements: .list(fetchIndex.elements.map { .object(TemplateFetchIndexElement($0)) })
        }
    }
}
