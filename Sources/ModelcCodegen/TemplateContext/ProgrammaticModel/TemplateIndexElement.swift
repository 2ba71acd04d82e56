import ModelcTemplating

/// A part of a fetch index.
final class TemplateIndexElement: KeyedObject {
    static let templateSchema = TemplateSchema(
        "IndexElement", "A part of a fetch index.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case property, collation, isAscending

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .property: .init("property", .string, "The name of the property, as a string literal.")
            case .collation: .init("collation", .string, "`binary` or `rTree`.")
            case .isAscending: .init("isAscending", .bool, "Whether it is sorted upwards.")
            }
        }
    }

    private let element: GeneratedModelDescription.Element

    init(_ element: GeneratedModelDescription.Element) { self.element = element }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .property: .string(element.property)
        case .collation: .string(element.collation)
        case .isAscending: .bool(element.isAscending)
        }
    }
}
