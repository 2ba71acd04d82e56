import ModelcTemplating

/// The members of a composite with the function that makes them.
final class TemplateCompositeDescription: KeyedObject {
    static let templateSchema = TemplateSchema(
        "CompositeDescription", "The members of a composite with the function that makes them.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case function, members

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .function: .init("function", .string, "The name of the function.")
            case .members:
                .init("members", .list(.object(TemplateDescription.self)), "The members in the order of the model.")
            }
        }
    }

    private let composite: GeneratedModelDescription.Composite

    init(_ composite: GeneratedModelDescription.Composite) { self.composite = composite }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .function: .string(composite.function)
        case .members: .list(composite.members.map { .object(TemplateDescription($0)) })
        }
    }
}
