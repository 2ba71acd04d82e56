import ModelcSourceCode
import ModelcTemplating

/// The two classes of an entity: the machine class `_Book`, which follows the model, and the human class `Book`, which
/// belongs to the user, with the class `BookID` of its object IDs.
package struct ObjectiveCClass: Hashable, Sendable {
    var entityName: String
    package var className: String
    var machineClassName: String
    var isAbstract: Bool
    /// The superclass of the machine class.
    var superclassName: String
    /// The superclass of the class of the object IDs.
    var superIDClassName: String
    var imports: ObjectiveCImports
    /// The classes to declare in advance, sorted, each once; the same for the protocols.
    package var forwardClasses: [String] = []
    package var forwardProtocols: [String] = []
    /// The entity's own attributes and those of ancestors without a class of their own, sorted by name. The same
    /// applies to the other lists.
    package var attributes: [ObjectiveCAttribute] = []
    var relationships: [ObjectiveCRelationship] = []
    var fetchedProperties: [ObjectiveCFetchedProperty] = []
    /// The model's fetch request templates for the entity, sorted by method.
    var fetchRequests: [ObjectiveCFetchRequest] = []
    var constants: [ObjectiveCConstantGroup] = []
    var documentation: String?
    var discussion: String?
    var userInfo: [String: String] = [:]
    /// The name of the entity at the root of the inheritance tree, which may be the entity itself.
    var rootEntityName = ""
    /// The name of the parent entity; nil for a root.
    var parentName: String?
    /// The version hash in hexadecimal digits; nil if it is not known.
    var versionHash: String?

    var idClassName: String { className + "ID" }
    /// The properties for which Core Data makes the accessors, sorted by kind and name.
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

/// The constants of one kind of an entity's properties, such as `BookAttributes`.
struct ObjectiveCConstantGroup: Hashable, Sendable {
    /// The name of the class, or the prefix before the `_` of each constant.
    var name: String
    /// The constants, sorted by name; never empty.
    var constants: [ObjectiveCConstant]
}

extension ObjectiveCConstantGroup: PlannedSubject {
    static let fields = TemplateFields<ObjectiveCConstantGroup>(
        "ConstantGroup", "The constants of one kind of properties.",
        [
            TemplateField(
                "name", .string, "The name of the class, or what stands before the underscore: BookAttributes."
            ) { .string($0.name) },
            TemplateField("constants", .objects(ObjectiveCConstant.self), "The constants, sorted by name.") {
                .objects($0.constants)
            },
        ])
}

/// A name of the model as a constant.
struct ObjectiveCConstant: Hashable, Sendable {
    var name: String
    /// The constant's text: the name itself, or the value of a user info key.
    var value: String
}

extension ObjectiveCConstant: PlannedSubject {
    static let fields = TemplateFields<ObjectiveCConstant>(
        "Constant", "A name of the model as a constant.",
        [
            TemplateField("name", .string, "The constant's own name.") { .string($0.name) },
            TemplateField("literal", .string, "The value as an NSString literal.") {
                .string(ObjectiveCText.literal($0.value))
            },
            TemplateField(
                "methodSuffix", .string,
                "The attribute that the name requires after the method, with a leading space; otherwise empty."
            ) { .string(ObjectiveCGetter.classMethodSuffix($0.name)) },
        ])
}

/// The imports of a machine header.
package struct ObjectiveCImports: Hashable, Sendable {
    /// Modules other than Foundation and Core Data; each has a header of its own name.
    var modules: [String] = []
    /// Headers with their quotes or brackets, the superclass's first.
    var headers: [String] = []

    /// Whether the whole text is the name of a header: bare, in quotes, or in angle brackets.
    package static func isHeader(_ text: String) -> Bool {
        var name = text[...]
        for (first, last) in [("\"", "\""), ("<", ">")] where name.hasPrefix(first) {
            guard name.count > 2, name.hasSuffix(last) else { return false }
            name = name.dropFirst().dropLast()
        }
        return !name.isEmpty && SwiftText.comment(String(name)) == name && !name.contains { "\"<>\\".contains($0) }
    }

    /// Adds a header as the user wrote it: bare, in quotes, or in angle brackets.
    mutating func add(header text: String) {
        let isComplete = text.hasPrefix("\"") || text.hasPrefix("<")
        let header = isComplete ? text : "\"" + text + "\""
        if !headers.contains(header) { headers.append(header) }
    }

    mutating func add(module: String) {
        if !["Foundation", "CoreData"].contains(module), !modules.contains(module) { modules.append(module) }
    }
}

extension ObjectiveCImports {
    /// The header of a module, for compilers without modules: `<CoreLocation/CoreLocation.h>`.
    static func header(ofModule module: String) -> String {
        let parts = module.split(separator: ".")
        return "<\(parts.first ?? "")/\(parts.last ?? "").h>"
    }
}
