import ModelcTemplating

extension TemplateEntity {
    enum Key: Int, TemplateKey {
        case name, nameLiteral, className, escapedClassName, machineClassName, rawClassName, humanFileName
        case access, openAccess, hasObjectiveCName, isAbstract, isRoot, isFinal, superclassName, conformances
        case documentation, imports, attributes, relationships, toMany, fetchedProperties, userInfoConstants, rawTypes
        case insertsObjects, initializer, fetchRequests, snapshots, parent, children, userInfo
        case moduleName, ancestors, allAttributes, allRelationships, allFetchedProperties, indexes,
            uniquenessConstraints
        case renamingIdentifier, versionHashModifier, codeGeneration, configurations
        case rootEntity, versionHash, toOne, ordered, required, requiredWithoutDefault, scalars, derived, composite
        case rawTyped

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name in the model, any text.")
            case .nameLiteral: .init("nameLiteral", .string, "The name as a string literal of Swift, with quotes.")
            case .className: .init("className", .string, "The human class without its module.")
            case .escapedClassName: .init("escapedClassName", .string, "The same, in backticks where it is a keyword.")
            case .machineClassName: .init("machineClassName", .string, "The machine class.")
            case .rawClassName: .init("rawClassName", .optional(.string), "The class as the model spells it.")
            case .humanFileName: .init("humanFileName", .string, "The name of the human file.")
            case .access: .init("access", .string, "`public ` or nothing: before members and types.")
            case .openAccess:
                .init("openAccess", .string, "`open `, `public ` or nothing: before what can be overridden.")
            case .hasObjectiveCName: .init("hasObjectiveCName", .bool, "Whether the classes need `@objc(Name)`.")
            case .isAbstract: .init("isAbstract", .bool, "Whether no object of exactly this entity can exist.")
            case .isRoot: .init("isRoot", .bool, "Whether no superclass is generated.")
            case .isFinal: .init("isFinal", .bool, "Whether no entity inherits from this one.")
            case .superclassName: .init("superclassName", .string, "What the machine class inherits from.")
            case .conformances: .init("conformances", .list(.string), "The protocols of the machine class.")
            case .documentation: .init("documentation", .list(.string), "The lines of the documentation comment.")
            case .imports: .init("imports", .list(.object(TemplateImport.self)), "What the machine file imports.")
            case .attributes:
                .init("attributes", .list(.object(TemplateAttribute.self)), "The attributes of this class, by name.")
            case .relationships:
                .init("relationships", .list(.object(TemplateRelationship.self)), "The relationships, by name.")
            case .toMany:
                .init("toMany", .list(.object(TemplateRelationship.self)), "The to-many relationships, by name.")
            case .fetchedProperties:
                .init("fetchedProperties", .list(.object(TemplateFetchedProperty.self)), "The fetched properties.")
            case .userInfoConstants:
                .init("userInfoConstants", .list(.object(TemplateConstant.self)), "The user info, if asked for.")
            case .rawTypes:
                .init("rawTypes", .list(.object(TemplateRawType.self)), "Enumerations of `modelc.enumCases`.")
            case .insertsObjects:
                .init("insertsObjects", .bool, "Whether the class declares the initializer that all below it inherit.")
            case .initializer:
                .init(
                    "initializer", .optional(.object(TemplateInitializer.self)), "The one that takes what is required.")
            case .fetchRequests:
                .init("fetchRequests", .list(.object(TemplateFetchRequest.self)), "The fetch request templates.")
            case .snapshots:
                .init("snapshots", .list(.object(TemplateSnapshot.self)), "The structure of its values; one at most.")
            case .parent: .init("parent", .optional(.object(TemplateEntity.self)), "The nearest generated class above.")
            case .children: .init("children", .list(.object(TemplateEntity.self)), "The classes right below, by name.")
            case .userInfo: .init("userInfo", .dictionary(.string), "The user info.")
            case .moduleName: .init("moduleName", .optional(.string), "The module that the model names for the class.")
            case .ancestors:
                .init("ancestors", .list(.object(TemplateEntity.self)), "The generated classes above, nearest first.")
            case .allAttributes:
                .init(
                    "allAttributes", .list(.object(TemplateAttribute.self)),
                    "The attributes with inherited ones, by name.")
            case .allRelationships:
                .init("allRelationships", .list(.object(TemplateRelationship.self)), "The same of relationships.")
            case .allFetchedProperties:
                .init(
                    "allFetchedProperties", .list(.object(TemplateFetchedProperty.self)),
                    "The same of fetched properties.")
            case .indexes:
                .init("indexes", .list(.object(TemplateFetchIndex.self)), "The fetch indexes, by name.")
            case .uniquenessConstraints:
                .init(
                    "uniquenessConstraints", .list(.list(.string)),
                    "Names of properties whose values together are unique.")
            case .renamingIdentifier: .init("renamingIdentifier", .optional(.string), "The name in older versions.")
            case .versionHashModifier:
                .init("versionHashModifier", .optional(.string), "A text that makes its version another one.")
            case .codeGeneration: .init("codeGeneration", .string, "What Xcode generates: manual, class or category.")
            case .configurations:
                .init("configurations", .list(.string), "The names of the configurations that it is in.")
            case .rootEntity:
                .init(
                    "rootEntity", .optional(.object(TemplateEntity.self)),
                    "The topmost generated class above, or the entity itself.")
            case .versionHash:
                .init(
                    "versionHash", .optional(.string),
                    "The version hash in hexadecimal digits; nil where it cannot be told.")
            case .toOne: .init("toOne", .list(.object(TemplateRelationship.self)), "The to-one relationships, by name.")
            case .ordered:
                .init("ordered", .list(.object(TemplateRelationship.self)), "The ordered to-many relationships.")
            case .required:
                .init(
                    "required", .list(.object(TemplateAttribute.self)),
                    "The attributes of this class that the model requires, by name; likewise below.")
            case .requiredWithoutDefault:
                .init(
                    "requiredWithoutDefault", .list(.object(TemplateAttribute.self)),
                    "Those that a new object needs a value of.")
            case .scalars:
                .init("scalars", .list(.object(TemplateAttribute.self)), "Those that are numbers or truth values.")
            case .derived: .init("derived", .list(.object(TemplateAttribute.self)), "Those that the store computes.")
            case .composite: .init("composite", .list(.object(TemplateAttribute.self)), "Those that are structures.")
            case .rawTyped:
                .init(
                    "rawTyped", .list(.object(TemplateAttribute.self)), "Those of a type that wraps a raw value.")
            }
        }
    }
}
