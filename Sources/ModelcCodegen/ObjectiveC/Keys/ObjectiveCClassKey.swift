import ModelcSourceCode
import ModelcTemplating

/// An entity with its two classes.
enum ObjectiveCClassKey: Int, ObjectiveCTemplateKey {
    case name, literal, className, machineClassName, idClassName, superclassName, superIDClassName, isAbstract,
        importedModules, moduleHeaders, importedHeaders, forwardClasses, forwardProtocols, attributes, scalarPairs,
        relationships, toManyRelationships, orderedRelationships, fetchedProperties, dynamicProperties,
        hasPrimitiveAccessors, fetchRequests, constants, comment, documentation, discussion, userInfo,
        parentName, rootEntityName, versionHash

    static let schema = TemplateSchema("Entity", "An entity with its two classes.", keys: ObjectiveCClassKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The entity's name in the model.")
        case .literal: .init("literal", .string, "The entity's name as an NSString literal.")
        case .className: .init("className", .string, "The human class: Book.")
        case .machineClassName: .init("machineClassName", .string, "The machine class: _Book.")
        case .idClassName: .init("idClassName", .string, "The class of the object IDs: BookID.")
        case .superclassName: .init("superclassName", .string, "The superclass of the machine class.")
        case .superIDClassName: .init("superIDClassName", .string, "The superclass of the object IDs' class.")
        case .isAbstract: .init("isAbstract", .bool, "Whether no object of exactly this entity can exist.")
        case .importedModules:
            .init("importedModules", .list(.string), "Modules to import beside Foundation and Core Data.")
        case .moduleHeaders:
            .init(
                "moduleHeaders", .list(.string),
                "The headers of these modules, with brackets, for compilers without modules.")
        case .importedHeaders:
            .init(
                "importedHeaders", .list(.string),
                "Headers to import, with quotes or brackets, the superclass's first.")
        case .forwardClasses: .init("forwardClasses", .list(.string), "Classes to declare in advance, sorted.")
        case .forwardProtocols: .init("forwardProtocols", .list(.string), "Protocols to declare in advance, sorted.")
        case .attributes:
            .init(
                "attributes", .objects(ObjectiveCAttributeKey.self),
                "The attributes that the class declares, sorted by name.")
        case .scalarPairs:
            .init(
                "scalarPairs", .objects(ObjectiveCAttributeKey.self),
                "The attributes with a scalar beside an object.")
        case .relationships:
            .init(
                "relationships", .objects(ObjectiveCRelationshipKey.self),
                "The relationships that the class declares, sorted by name.")
        case .toManyRelationships:
            .init("toManyRelationships", .objects(ObjectiveCRelationshipKey.self), "Those to several objects.")
        case .orderedRelationships:
            .init(
                "orderedRelationships", .objects(ObjectiveCRelationshipKey.self),
                "Those to several objects in an order.")
        case .fetchedProperties:
            .init(
                "fetchedProperties", .objects(ObjectiveCFetchedPropertyKey.self),
                "The fetched properties that the class declares, sorted by name.")
        case .dynamicProperties:
            .init("dynamicProperties", .list(.string), "The properties that Core Data makes the accessors of.")
        case .hasPrimitiveAccessors:
            .init("hasPrimitiveAccessors", .bool, "Whether any property has primitive accessors.")
        case .fetchRequests:
            .init(
                "fetchRequests", .objects(ObjectiveCFetchRequestKey.self),
                "The fetch request templates for the entity, sorted by method.")
        case .constants:
            .init("constants", .objects(ObjectiveCConstantGroupKey.self), "The groups of constants that are not empty.")
        case .comment:
            .init("comment", .optional(.string), "The documentation as a comment block; nil where there is none.")
        case .documentation: .init("documentation", .optional(.string), "The value of the user info key documentation.")
        case .discussion: .init("discussion", .optional(.string), "The value of the user info key discussion.")
        case .userInfo: .init("userInfo", .userInfo, "The user info.")
        case .parentName: .init("parentName", .optional(.string), "The parent entity; nil for a root.")
        case .rootEntityName: .init("rootEntityName", .string, "The topmost entity above, or the entity itself.")
        case .versionHash:
            .init(
                "versionHash", .optional(.string),
                "The version hash in hexadecimal digits; nil where it cannot be told.")
        }
    }

    func value(of planned: ObjectiveCClass) -> TemplateValue {
        switch self {
        case .name: .string(planned.entityName)
        case .literal: .string(ObjectiveCText.literal(planned.entityName))
        case .className: .string(planned.className)
        case .machineClassName: .string(planned.machineClassName)
        case .idClassName: .string(planned.idClassName)
        case .superclassName: .string(planned.superclassName)
        case .superIDClassName: .string(planned.superIDClassName)
        case .isAbstract: .bool(planned.isAbstract)
        case .importedModules: TemplateValue(planned.imports.modules)
        case .moduleHeaders: TemplateValue(planned.imports.modules.map(ObjectiveCImports.header(ofModule:)))
        case .importedHeaders: TemplateValue(planned.imports.headers)
        case .forwardClasses: TemplateValue(planned.forwardClasses)
        case .forwardProtocols: TemplateValue(planned.forwardProtocols)
        case .attributes: .objects(planned.attributes, ObjectiveCAttributeKey.self)
        case .scalarPairs: .objects(planned.attributes.filter { $0.scalar != nil }, ObjectiveCAttributeKey.self)
        case .relationships: .objects(planned.relationships, ObjectiveCRelationshipKey.self)
        case .toManyRelationships: .objects(planned.relationships.filter(\.isToMany), ObjectiveCRelationshipKey.self)
        case .orderedRelationships: .objects(planned.relationships.filter(\.isOrdered), ObjectiveCRelationshipKey.self)
        case .fetchedProperties: .objects(planned.fetchedProperties, ObjectiveCFetchedPropertyKey.self)
        case .dynamicProperties: TemplateValue(planned.dynamicProperties)
        case .hasPrimitiveAccessors:
            .bool(
                planned.attributes.contains(where: \.hasPrimitiveAccessors)
                    || planned.relationships.contains(where: \.hasPrimitiveAccessors))
        case .fetchRequests: .objects(planned.fetchRequests, ObjectiveCFetchRequestKey.self)
        case .constants: .objects(planned.constants, ObjectiveCConstantGroupKey.self)
        case .comment: TemplateValue(ObjectiveCText.documentationComment(planned.documentation, planned.discussion))
        case .documentation: TemplateValue(planned.documentation)
        case .discussion: TemplateValue(planned.discussion)
        case .userInfo: .userInfo(planned.userInfo)
        case .parentName: TemplateValue(planned.parentName)
        case .rootEntityName: .string(planned.rootEntityName)
        case .versionHash: TemplateValue(planned.versionHash)
        }
    }
}
