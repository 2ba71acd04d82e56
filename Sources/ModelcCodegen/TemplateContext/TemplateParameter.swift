import ModelcTemplating

/// A parameter of a function.
final class TemplateParameter: KeyedObject {
    static let templateSchema = TemplateSchema("Parameter", "A parameter of a function.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, nameLiteral, parameterName, swiftType, isCollection

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The property that it sets, or the predicate's variable.")
            case .nameLiteral: .init("nameLiteral", .string, "The same as a string literal.")
            case .parameterName: .init("parameterName", .string, "The name in Swift.")
            case .swiftType: .init("swiftType", .string, "The type.")
            case .isCollection: .init("isCollection", .bool, "Whether it takes several values, as for `IN`.")
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
        }
    }
}
