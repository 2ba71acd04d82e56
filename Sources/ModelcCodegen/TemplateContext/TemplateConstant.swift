import ModelcSourceCode
import ModelcTemplating

/// A name with a value.
final class TemplateConstant: KeyedObject {
    static let templateSchema = TemplateSchema("Constant", "A name with a value.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, value, literal

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name in Swift.")
            case .value:
                .init("value", .string, "The value: of a case of a raw type a literal, of user info the text itself.")
            case .literal: .init("literal", .string, "The value as a string literal.")
            }
        }
    }

    private let constant: GeneratedConstant

    init(_ constant: GeneratedConstant) { self.constant = constant }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(constant.name)
        case .value: .string(constant.value)
        case .literal: .string(SwiftText.literal(constant.value))
        }
    }
}
