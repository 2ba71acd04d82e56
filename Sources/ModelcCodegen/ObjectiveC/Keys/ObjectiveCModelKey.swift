import ModelcTemplating

/// The model.
enum ObjectiveCModelKey: Int, ObjectiveCTemplateKey {
    case name, fileName, entities, constantStyle

    static let schema = TemplateSchema("Model", "The model.", keys: ObjectiveCModelKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The model's name: BookList.")
        case .fileName:
            .init("fileName", .string, "The name of the file or bundle that was read: BookList.xcdatamodeld.")
        case .entities:
            .init("entities", .objects(ObjectiveCClassKey.self), "The entities with classes, sorted by class.")
        case .constantStyle: .init("constantStyle", .string, "How names become constants: class, extern or none.")
        }
    }

    func value(of planned: ObjectiveCModel) -> TemplateValue {
        switch self {
        case .name: .string(planned.options.modelName)
        case .fileName: .string(SwiftText.comment(planned.options.sourceName))
        case .entities: .objects(planned.classes, ObjectiveCClassKey.self)
        case .constantStyle: .string(planned.options.constants.rawValue)
        }
    }
}
