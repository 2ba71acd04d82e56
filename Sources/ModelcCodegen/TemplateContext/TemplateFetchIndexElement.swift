import ModelcSchema
import ModelcTemplating

/// A part of a fetch index.
final class TemplateFetchIndexElement: KeyedObject {
    static let templateSchema = TemplateSchema("FetchIndexElement", "A part of a fetch index.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case property, expression, collation, order

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .property:
                .init("property", .optional(.string), "The name of the property, if it is one that is indexed.")
            case .expression: .init("expression", .optional(.string), "The expression, if it is one that is indexed.")
            case .collation: .init("collation", .string, "Binary or RTree.")
            case .order: .init("order", .string, "ascending or descending.")
            }
        }
    }

    private let element: FetchIndexElementDescription

    init(_ element: FetchIndexElementDescription) { self.element = element }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .property: TemplateValue(element.propertyName)
        case .expression: TemplateValue(element.expression)
        case .collation: .string((element.collation ?? .binary).rawValue)
        case .order: .string((element.order ?? .ascending).rawValue)
        }
    }
}
