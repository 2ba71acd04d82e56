import ModelcBase
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A fetched property in mogenerator's templates.
final class MogeneratorFetchedProperty: KeyedObject {
    static let fields = TemplateFields<MogeneratorFetchedProperty>(
        "FetchedProperty", "A fetched property.",
        [
            TemplateField("name", .string, "Its name.") { .string($0.property.name) },
            TemplateField("userInfo", .userInfo, "The user info.") {
                .texts(MogeneratorModel.userInfo($0.property.userInfo, isSyncable: $0.property.isSyncable))
            },
            TemplateField("entity", .object(MogeneratorEntity.self), "The entity that declares it.") {
                .object(MogeneratorEntity($0.model, at: $0.entity))
            },
            TemplateField("isOptional", .bool, "Whether it is optional.") { .bool($0.property.isOptional) },
            TemplateField("optional", .bool, "The same as isOptional.") { .bool($0.property.isOptional) },
            TemplateField("fetchRequest", .optional(MogeneratorFetchRequest.self), "Its request.") { _ in .nothing },
            TemplateField("escapedName", .string, "The name, with backticks if it is a word of Swift.") {
                .string(SwiftIdentifier.escaped($0.property.name))
            },
            TemplateField("escapedElement", .string, "The class of the objects that it finds as Swift spells it.") {
                .string(SwiftIdentifier.escapedType($0.elementClass))
            },
            TemplateField("elementClass", .string, "The class of the objects that it finds, without its module.") {
                .string($0.elementClass)
            },
        ])

    let model: MogeneratorModel
    let entity: Int
    private let position: Int

    init(_ model: MogeneratorModel, entity: Int, at position: Int) {
        self.model = model
        self.entity = entity
        self.position = position
    }

    var templateIdentity: Int { entity << 24 | position }

    var property: FetchedPropertyDescription { model.entities[entity].fetchedProperties[position] }

    var elementClass: String {
        guard let index = property.fetchRequest?.entityName.flatMap(model.index),
            model.description(at: index).className != nil
        else { return "NSManagedObject" }
        return MogeneratorModel.plainName(model.className(at: index))
    }
}
