import ModelcSourceCode
import ModelcTemplating

/// An attribute of a class.
enum ObjectiveCAttributeKey: Int, ObjectiveCTemplateKey {
    case name, capitalizedName, literal, modelType, type, declaredType, objectType, propertyAttributes, isOptional,
        isReadOnly, isDerived, isScalar, hasPrimitiveAccessors, getterSuffix, getterDeclaration, scalar, comment,
        documentation, discussion, userInfo

    static let schema = TemplateSchema("Attribute", "An attribute of a class.", keys: ObjectiveCAttributeKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The name in the model.")
        case .capitalizedName:
            .init("capitalizedName", .string, "The name with a capital first letter, as in setTitle:.")
        case .literal: .init("literal", .string, "The name as an NSString literal.")
        case .modelType: .init("modelType", .string, "The type in the model: Integer 16.")
        case .type: .init("type", .string, "The type of the property: int16_t, NSString *.")
        case .declaredType: .init("declaredType", .string, "The same with what stands before a name.")
        case .objectType: .init("objectType", .string, "The type of the primitive value, always an object: NSNumber *.")
        case .propertyAttributes:
            .init("propertyAttributes", .string, "What stands in the parentheses of the property.")
        case .isOptional: .init("isOptional", .bool, "Whether the model lets it be empty.")
        case .isReadOnly: .init("isReadOnly", .bool, "Whether the property can only be read.")
        case .isDerived: .init("isDerived", .bool, "Whether the store computes the value.")
        case .isScalar: .init("isScalar", .bool, "Whether the property is a number of C.")
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
        case .scalar:
            .init(
                "scalar", .optional(.object(ObjectiveCTemplateObject<ObjectiveCScalarKey>.self)),
                "The scalar beside a number that is an object; nil elsewhere.")
        case .comment:
            .init("comment", .optional(.string), "The documentation as a comment block; nil where there is none.")
        case .documentation: .init("documentation", .optional(.string), "The value of the user info key documentation.")
        case .discussion: .init("discussion", .optional(.string), "The value of the user info key discussion.")
        case .userInfo: .init("userInfo", .userInfo, "The user info.")
        }
    }

    func value(of planned: ObjectiveCAttribute) -> TemplateValue {
        switch self {
        case .name: .string(planned.name)
        case .capitalizedName: .string(planned.capitalizedName)
        case .literal: .string(ObjectiveCText.literal(planned.name))
        case .modelType: .string(planned.modelType.rawValue)
        case .type: .string(planned.type.spelling)
        case .declaredType: .string(planned.type.prefix)
        case .objectType: .string(planned.objectType.spelling)
        case .propertyAttributes: .string(planned.propertyAttributes)
        case .isOptional: .bool(planned.isOptional)
        case .isReadOnly: .bool(planned.isReadOnly)
        case .isDerived: .bool(planned.isDerived)
        case .isScalar: .bool(!planned.type.isObject)
        case .hasPrimitiveAccessors: .bool(planned.hasPrimitiveAccessors)
        case .getterSuffix: .string(ObjectiveCGetter.propertySuffix(planned.name, isObject: planned.type.isObject))
        case .getterDeclaration:
            TemplateValue(ObjectiveCGetter.declaration(planned.name, planned.type, isNullable: planned.isNullable))
        case .scalar: planned.scalar.map { .object(ObjectiveCTemplateObject<ObjectiveCScalarKey>($0)) } ?? .nothing
        case .comment:
            TemplateValue(
                ObjectiveCText.documentationComment(planned.documentation, planned.discussion, planned.facts))
        case .documentation: TemplateValue(planned.documentation)
        case .discussion: TemplateValue(planned.discussion)
        case .userInfo: .userInfo(planned.userInfo)
        }
    }
}
