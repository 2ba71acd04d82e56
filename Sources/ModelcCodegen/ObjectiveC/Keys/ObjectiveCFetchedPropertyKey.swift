import ModelcSourceCode
import ModelcTemplating

/// A fetched property of a class.
enum ObjectiveCFetchedPropertyKey: Int, ObjectiveCTemplateKey {
    case name, literal, elementType, type, getterSuffix, getterDeclaration, comment, documentation, discussion,
        userInfo

    static let schema = TemplateSchema(
        "FetchedProperty", "A fetched property of a class.", keys: ObjectiveCFetchedPropertyKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The name in the model.")
        case .literal: .init("literal", .string, "The name as an NSString literal.")
        case .elementType: .init("elementType", .string, "The type of a result: Tag *.")
        case .type: .init("type", .string, "The type of the property: NSArray<Tag *> *.")
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
        }
    }

    func value(of planned: ObjectiveCFetchedProperty) -> TemplateValue {
        switch self {
        case .name: .string(planned.name)
        case .literal: .string(ObjectiveCText.literal(planned.name))
        case .elementType: .string(planned.element.spelling)
        case .type: .string(planned.type.spelling)
        case .getterSuffix: .string(ObjectiveCGetter.propertySuffix(planned.name, isObject: true))
        case .getterDeclaration:
            TemplateValue(ObjectiveCGetter.declaration(planned.name, planned.type, isNullable: false))
        case .comment: TemplateValue(ObjectiveCText.documentationComment(planned.documentation, planned.discussion))
        case .documentation: TemplateValue(planned.documentation)
        case .discussion: TemplateValue(planned.discussion)
        case .userInfo: .userInfo(planned.userInfo)
        }
    }
}
