import ModelcSourceCode
import ModelcTemplating

/// What a template for the whole model is rendered with.
enum ObjectiveCModelFileKey: Int, ObjectiveCTemplateKey {
    case marker, model

    static let schema = TemplateSchema(
        "ModelFile", "What a template for the whole model is rendered with.", keys: ObjectiveCModelFileKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .marker:
            .init(
                "marker", .string,
                "What the first line of a machine file has to begin with, behind the comment sign.")
        case .model: .init("model", .object(ObjectiveCTemplateObject<ObjectiveCModelKey>.self), "The model.")
        }
    }

    func value(of planned: ObjectiveCModel) -> TemplateValue {
        switch self {
        case .marker: .string(GeneratedFile.marker)
        case .model: .object(ObjectiveCTemplateObject<ObjectiveCModelKey>(planned))
        }
    }
}
