import ModelcSourceCode
import ModelcTemplating

/// The generated classes of an entity: the machine class `_Book`, which is regenerated from the model, the human class
/// `Book`, which the user edits, and the class `BookID` of its object IDs.
package struct ObjectiveCClass: Hashable, Sendable {
    var entityName: String
    package var className: String
    var machineClassName: String
    var isAbstract: Bool
    /// The superclass of the machine class (`_Book`).
    var superclassName: String
    /// The superclass of the ID class (`BookID`).
    var superIDClassName: String
    var imports: ObjectiveCImports
    /// The names of the classes for `@class` forward declarations: sorted, without duplicates. `forwardProtocols` has
    /// the same form.
    package var forwardClasses: [String] = []
    package var forwardProtocols: [String] = []
    /// The entity's own attributes, and the attributes of ancestors that have no class, sorted by name. `relationships`
    /// and `fetchedProperties` are collected in the same way.
    package var attributes: [ObjectiveCAttribute] = []
    var relationships: [ObjectiveCRelationship] = []
    var fetchedProperties: [ObjectiveCFetchedProperty] = []
    /// The entity's fetch request templates in the model, sorted by method.
    var fetchRequests: [ObjectiveCFetchRequest] = []
    var constants: [ObjectiveCConstantGroup] = []
    var documentation: String?
    var discussion: String?
    var userInfo: [String: String] = [:]
    /// The name of the topmost entity in the inheritance tree; the entity's own name if it has no parent.
    var rootEntityName = ""
    /// The name of the parent entity; nil if there is no parent.
    var parentName: String?
    /// The version hash in hexadecimal digits; nil if it is not known.
    var versionHash: String?

    var idClassName: String { className + "ID" }
    /// The names of the properties for which Core Data creates the accessors (`@dynamic`), sorted by kind and name.
    var dynamicProperties: [String] {
        ["objectID"] + attributes.map(\.name) + relationships.map(\.name) + fetchedProperties.map(\.name)
    }
}

extension ObjectiveCClass: PlannedSubject, ObjectiveCDocumented {
    static let fields = TemplateFields<ObjectiveCClass>(
        "Entity", "An entity with its two classes.",
        [
            TemplateField("name", .string, "The entity's name in the model.") { .string($0.entityName) },
            TemplateField("literal", .string, "The entity's name as an NSString literal.") {
                .string(ObjectiveCText.literal($0.entityName))
            },
            TemplateField("className", .string, "The human class: Book.") { .string($0.className) },
            TemplateField("machineClassName", .string, "The machine class: _Book.") { .string($0.machineClassName) },
            TemplateField("idClassName", .string, "The class of the object IDs: BookID.") { .string($0.idClassName) },
            TemplateField("superclassName", .string, "The superclass of the machine class.") {
                .string($0.superclassName)
            },
            TemplateField("superIDClassName", .string, "The superclass of the object IDs' class.") {
                .string($0.superIDClassName)
            },
            TemplateField("isAbstract", .bool, "Whether no object of exactly this entity can exist.") {
                .bool($0.isAbstract)
            },
            TemplateField("importedModules", .list(.string), "Modules to import beside Foundation and Core Data.") {
                TemplateValue($0.imports.modules)
            },
            TemplateField(
                "moduleHeaders", .list(.string),
                "The headers of these modules, with brackets, for compilers without modules."
            ) { TemplateValue($0.imports.modules.map(ObjectiveCImports.header(ofModule:))) },
            TemplateField(
                "importedHeaders", .list(.string), "Headers to import, with quotes or brackets, the superclass's first."
            ) { TemplateValue($0.imports.headers) },
            TemplateField("forwardClasses", .list(.string), "Classes to declare in advance, sorted.") {
                TemplateValue($0.forwardClasses)
            },
            TemplateField("forwardProtocols", .list(.string), "Protocols to declare in advance, sorted.") {
                TemplateValue($0.forwardProtocols)
            },
            TemplateField(
                "attributes", .objects(ObjectiveCAttribute.self),
                "The attributes that the class declares, sorted by name."
            ) { .objects($0.attributes) },
            TemplateField(
                "scalarPairs", .objects(ObjectiveCAttribute.self), "The attributes with a scalar beside an object."
            ) { .objects($0.attributes.filter { $0.scalar != nil }) },
            TemplateField(
                "initialized", .objects(ObjectiveCAttribute.self), "The attributes with a value for new objects."
            ) { .objects($0.attributes.filter { $0.initialValue != nil }) },
            TemplateField(
                "relationships", .objects(ObjectiveCRelationship.self),
                "The relationships that the class declares, sorted by name."
            ) { .objects($0.relationships) },
            TemplateField("toManyRelationships", .objects(ObjectiveCRelationship.self), "Those to several objects.") {
                .objects($0.relationships.filter(\.isToMany))
            },
            TemplateField(
                "orderedRelationships", .objects(ObjectiveCRelationship.self), "Those to several objects in an order."
            ) { .objects($0.relationships.filter(\.isOrdered)) },
            TemplateField(
                "fetchedProperties", .objects(ObjectiveCFetchedProperty.self),
                "The fetched properties that the class declares, sorted by name."
            ) { .objects($0.fetchedProperties) },
            TemplateField("dynamicProperties", .list(.string), "The properties that Core Data makes the accessors of.")
            { TemplateValue($0.dynamicProperties) },
            TemplateField("hasPrimitiveAccessors", .bool, "Whether any property has primitive accessors.") {
                .bool(
                    $0.attributes.contains(where: \.hasPrimitiveAccessors)
                        || $0.relationships.contains(where: \.hasPrimitiveAccessors))
            },
            TemplateField(
                "fetchRequests", .objects(ObjectiveCFetchRequest.self),
                "The fetch request templates for the entity, sorted by method."
            ) { .objects($0.fetchRequests) },
            TemplateField(
                "constants", .objects(ObjectiveCConstantGroup.self), "The groups of constants that are not empty."
            ) { .objects($0.constants) },
            .comment,
            .documentation,
            .discussion,
            .userInfo,
            TemplateField("parentName", .optional(.string), "The parent entity; nil for a root.") {
                TemplateValue($0.parentName)
            },
            TemplateField("rootEntityName", .string, "The topmost entity above, or the entity itself.") {
                .string($0.rootEntityName)
            },
            TemplateField(
                "versionHash", .optional(.string),
                "The version hash in hexadecimal digits; nil if it is unknown."
            ) { TemplateValue($0.versionHash) },
        ])
}
