import ModelcSourceCode
import ModelcTemplating

/// A parameter of a function.
final class TemplateParameter: KeyedObject {
    static let templateSchema = TemplateSchema("Parameter", "A parameter of a function.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, nameLiteral, parameterName, swiftType, isCollection, isStoredByKey, conversion

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The property that it sets, or the predicate's variable.")
            case .nameLiteral: .init("nameLiteral", .string, "The same as a string literal.")
            case .parameterName: .init("parameterName", .string, "The name in Swift.")
            case .swiftType: .init("swiftType", .string, "The type.")
            case .isCollection: .init("isCollection", .bool, "Whether it takes several values, as for `IN`.")
            case .isStoredByKey:
                .init("isStoredByKey", .bool, "Whether only a superclass may set the property: its key is used.")
            case .conversion: .init("conversion", .string, "How the value is stored then; else empty.")
            }
        }
    }

    private let parameter: GeneratedParameter

    init(_ parameter: GeneratedParameter) { self.parameter = parameter }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(parameter.name)
        case .nameLiteral: .string(SwiftText.literal(parameter.name))
        case .parameterName: .string(parameter.parameterName)
        case .swiftType: .string(parameter.type.spelling)
        case .isCollection: .bool(parameter.isCollection)
        case .isStoredByKey: .bool(parameter.keyedConversion != nil)
        case .conversion: .string(parameter.keyedConversion?.name ?? "")
        }
    }
}
