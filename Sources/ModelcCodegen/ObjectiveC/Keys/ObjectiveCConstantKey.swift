import ModelcSourceCode
import ModelcTemplating

/// A name of the model as a constant.
enum ObjectiveCConstantKey: Int, ObjectiveCTemplateKey {
    case name, literal, methodSuffix

    static let schema = TemplateSchema(
        "Constant", "A name of the model as a constant.", keys: ObjectiveCConstantKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The constant's own name.")
        case .literal: .init("literal", .string, "The value as an NSString literal.")
        case .methodSuffix:
            .init(
                "methodSuffix", .string,
                "What stands behind the method because of its name, with a blank before it; else empty.")
        }
    }

    func value(of planned: ObjectiveCConstant) -> TemplateValue {
        switch self {
        case .name: .string(planned.name)
        case .literal: .string(ObjectiveCText.literal(planned.value))
        case .methodSuffix: .string(ObjectiveCGetter.classMethodSuffix(planned.name))
        }
    }
}
