import ModelcTemplating

/// A fetch index.
final class TemplateIndexDescription: KeyedObject {
    static let templateSchema = TemplateSchema(
        "IndexDescription", "A fetch index.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, partialPredicate, elements

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name, as a string literal.")
            case .partialPredicate:
                .init("partialPredicate", .optional(.string), "The predicate that limits it, as a string literal.")
            case .elements: .init("elements", .list(.object(TemplateIndexElement.self)), "What is indexed, in order.")
            }
        }
    }

    private let index: GeneratedModelDescription.Index

    init(_ index: GeneratedModelDescription.Index) { self.index = index }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(index.name)
        case .partialPredicate: TemplateValue(index.partialPredicate)
        case .elements: .list(index.elements.map { .object(TemplateIndexElement($0)) })
        }
    }
}
