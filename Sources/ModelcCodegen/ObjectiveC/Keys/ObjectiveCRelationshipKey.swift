import ModelcSourceCode
import ModelcTemplating

/// A relationship of a class.
enum ObjectiveCRelationshipKey: Int, ObjectiveCTemplateKey {
    case name, capitalizedName, literal, isToMany, isOrdered, isOptional, destination, elementType, type, mutableType,
        viewName, viewSuffix, propertyAttributes, hasPrimitiveAccessors, getterSuffix, getterDeclaration, comment,
        documentation, discussion, userInfo, destinationEntityName, inverseName, deleteRule

    static let schema = TemplateSchema(
        "Relationship", "A relationship of a class.", keys: ObjectiveCRelationshipKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The name in the model.")
        case .capitalizedName:
            .init("capitalizedName", .string, "The name with a capital first letter, as in addTagsObject:.")
        case .literal: .init("literal", .string, "The name as an NSString literal.")
        case .isToMany: .init("isToMany", .bool, "Whether there can be several objects.")
        case .isOrdered: .init("isOrdered", .bool, "Whether the objects have an order.")
        case .isOptional: .init("isOptional", .bool, "Whether the model lets it be empty.")
        case .destination: .init("destination", .string, "The class of the objects: Tag.")
        case .elementType: .init("elementType", .string, "The type of an object: Tag *.")
        case .type: .init("type", .string, "The type of the property: NSSet<Tag *> *.")
        case .mutableType:
            .init(
                "mutableType", .string,
                "The type of the mutable view: NSMutableSet<Tag *> *; of a to-one relationship that of the object.")
        case .viewName: .init("viewName", .string, "The name of the mutable view: tagsSet.")
        case .viewSuffix:
            .init(
                "viewSuffix", .string,
                "What stands behind the mutable view's declaration because of its name, with a blank before it; else empty."
            )
        case .propertyAttributes:
            .init("propertyAttributes", .string, "What stands in the parentheses of the property.")
        case .hasPrimitiveAccessors:
            .init(
                "hasPrimitiveAccessors", .bool,
                "Whether primitive accessors may be declared; not for one named type.")
        case .getterSuffix:
            .init(
                "getterSuffix", .string,
                "What stands behind the property because of its getter's name, with a blank before it; else empty.")
        case .getterDeclaration:
            .init("getterDeclaration", .optional(.string), "A declaration of the getter that its name makes necessary.")
        case .comment:
            .init("comment", .optional(.string), "The documentation as a comment block; nil where there is none.")
        case .documentation: .init("documentation", .optional(.string), "The value of the user info key documentation.")
        case .discussion: .init("discussion", .optional(.string), "The value of the user info key discussion.")
        case .userInfo: .init("userInfo", .userInfo, "The user info.")
        case .destinationEntityName:
            .init("destinationEntityName", .optional(.string), "The name of the entity that it leads to.")
        case .inverseName: .init("inverseName", .optional(.string), "The name of the inverse.")
        case .deleteRule: .init("deleteRule", .string, "The model's name of the delete rule.")
        }
    }

    func value(of planned: ObjectiveCRelationship) -> TemplateValue {
        switch self {
        case .name: .string(planned.name)
        case .capitalizedName: .string(planned.capitalizedName)
        case .literal: .string(ObjectiveCText.literal(planned.name))
        case .isToMany: .bool(planned.isToMany)
        case .isOrdered: .bool(planned.isOrdered)
        case .isOptional: .bool(planned.isOptional)
        case .destination: .string(planned.element.name)
        case .elementType: .string(planned.element.spelling)
        case .type: .string(planned.type.spelling)
        case .mutableType: .string(planned.mutableType.spelling)
        case .viewName: .string(planned.viewName)
        case .viewSuffix: .string(ObjectiveCGetter.methodSuffix(planned.viewName))
        case .propertyAttributes: .string(planned.propertyAttributes)
        case .hasPrimitiveAccessors: .bool(planned.hasPrimitiveAccessors)
        case .getterSuffix: .string(ObjectiveCGetter.propertySuffix(planned.name, isObject: true))
        case .getterDeclaration:
            TemplateValue(ObjectiveCGetter.declaration(planned.name, planned.type, isNullable: planned.isNullable))
        case .comment:
            TemplateValue(
                ObjectiveCText.documentationComment(planned.documentation, planned.discussion, planned.facts))
        case .documentation: TemplateValue(planned.documentation)
        case .discussion: TemplateValue(planned.discussion)
        case .userInfo: .userInfo(planned.userInfo)
        case .destinationEntityName: TemplateValue(planned.destinationEntityName)
        case .inverseName: TemplateValue(planned.inverseName)
        case .deleteRule: .string(planned.deleteRule)
        }
    }
}
