import ModelcSourceCode
import ModelcTemplating

/// A variable of a fetch request.
enum ObjectiveCFetchVariableKey: Int, ObjectiveCTemplateKey {
    case name, literal, label, parameterName, type

    static let schema = TemplateSchema(
        "FetchVariable", "A variable of a fetch request.", keys: ObjectiveCFetchVariableKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The name in the predicate, without its sign.")
        case .literal: .init("literal", .string, "The name as an NSString literal.")
        case .label: .init("label", .string, "The word of the method before the colon.")
        case .parameterName: .init("parameterName", .string, "The name of the parameter.")
        case .type: .init("type", .string, "The type of the parameter, always an object.")
        }
    }

    func value(of planned: ObjectiveCFetchVariable) -> TemplateValue {
        switch self {
        case .name: .string(planned.name)
        case .literal: .string(ObjectiveCText.literal(planned.name))
        case .label: .string(planned.label)
        case .parameterName: .string(planned.parameterName)
        case .type: .string(planned.type.spelling)
        }
    }
}
