import ModelcTemplating

/// The constants of one kind of properties.
enum ObjectiveCConstantGroupKey: Int, ObjectiveCTemplateKey {
    case name, constants

    static let schema = TemplateSchema(
        "ConstantGroup", "The constants of one kind of properties.", keys: ObjectiveCConstantGroupKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name:
            .init("name", .string, "The name of the class, or what stands before the underscore: BookAttributes.")
        case .constants: .init("constants", .objects(ObjectiveCConstantKey.self), "The constants, sorted by name.")
        }
    }

    func value(of planned: ObjectiveCConstantGroup) -> TemplateValue {
        switch self {
        case .name: .string(planned.name)
        case .constants: .objects(planned.constants, ObjectiveCConstantKey.self)
        }
    }
}
