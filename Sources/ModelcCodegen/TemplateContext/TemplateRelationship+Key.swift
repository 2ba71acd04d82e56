import ModelcTemplating

extension TemplateRelationship {
    enum Key: Int, TemplateKey {
        case name, escapedName, capitalizedName, caseName, isRenamedCase, documentation, isSpaced, access
        case swiftType, elementType, isOptional, isToMany, isOrdered, isRequired, needsCare
        case destination, inverse, inverseName, deleteRule, userInfo, entityName, minimumCount, maximumCount,
            isTransient
        case renamingIdentifier, versionHashModifier

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name in the model, which is the key of key-value coding.")
            case .escapedName: .init("escapedName", .string, "The name in Swift, in backticks where it is a keyword.")
            case .capitalizedName: .init("capitalizedName", .string, "The name inside accessor names: `Tags`.")
            case .caseName: .init("caseName", .string, "The name as a case of the enumeration of keys.")
            case .isRenamedCase: .init("isRenamedCase", .bool, "Whether that case needs the name as its raw value.")
            case .documentation: .init("documentation", .list(.string), "The lines of the documentation comment.")
            case .isSpaced: .init("isSpaced", .bool, "Whether a blank line stands before the declaration.")
            case .access: .init("access", .string, "`public ` or nothing.")
            case .swiftType: .init("swiftType", .string, "The type of the property: `Tag?`, `Set<Tag>`.")
            case .elementType: .init("elementType", .string, "The class of the objects.")
            case .isOptional: .init("isOptional", .bool, "Whether the type is optional in Swift.")
            case .isToMany: .init("isToMany", .bool, "Whether there can be several objects.")
            case .isOrdered: .init("isOrdered", .bool, "Whether they have an order; only of to-many ones.")
            case .isRequired: .init("isRequired", .bool, "Whether a new object needs one: to-one and required.")
            case .needsCare: .init("needsCare", .bool, "Whether it may be nil although its type is not optional.")
            case .destination:
                .init("destination", .optional(.object(TemplateEntity.self)), "The entity, if its class is generated.")
            case .inverse:
                .init(
                    "inverse", .optional(.object(TemplateRelationship.self)),
                    "The inverse, if the class that has it is generated.")
            case .inverseName: .init("inverseName", .optional(.string), "The name of the inverse.")
            case .deleteRule: .init("deleteRule", .optional(.string), "The model's name of the delete rule.")
            case .userInfo: .init("userInfo", .optional(.dictionary(.string)), "The user info.")
            case .entityName: .init("entityName", .string, "The entity whose class has it.")
            case .minimumCount: .init("minimumCount", .any, "The least number of objects; 0 is no limit.")
            case .maximumCount: .init("maximumCount", .any, "The largest number of objects; 0 is no limit.")
            case .isTransient: .init("isTransient", .any, "Whether it is not in the store.")
            case .renamingIdentifier: .init("renamingIdentifier", .optional(.string), "The name in older versions.")
            case .versionHashModifier:
                .init("versionHashModifier", .optional(.string), "A text that makes its version another one.")
            }
        }
    }
}
