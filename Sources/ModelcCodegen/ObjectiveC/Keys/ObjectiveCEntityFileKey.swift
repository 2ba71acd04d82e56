import ModelcSourceCode
import ModelcTemplating

/// What a template for each entity is rendered with.
enum ObjectiveCEntityFileKey: Int, ObjectiveCTemplateKey {
    case marker, model, entity

    static let schema = TemplateSchema(
        "EntityFile", "What a template for each entity is rendered with.", keys: ObjectiveCEntityFileKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .marker:
            .init(
                "marker", .string,
                "What the first line of a machine file has to begin with, behind the comment sign.")
        case .model: .init("model", .object(ObjectiveCTemplateObject<ObjectiveCModelKey>.self), "The model.")
        case .entity: .init("entity", .object(ObjectiveCTemplateObject<ObjectiveCClassKey>.self), "The entity.")
        }
    }

    func value(of planned: ObjectiveCEntityFile) -> TemplateValue {
        switch self {
        case .marker: .string(GeneratedFile.marker)
        case .model: .object(ObjectiveCTemplateObject<ObjectiveCModelKey>(planned.model))
        case .entity: .object(ObjectiveCTemplateObject<ObjectiveCClassKey>(planned.entity))
        }
    }
}
