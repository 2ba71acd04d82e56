import ModelcTemplating

/// A relationship of a generated class.
struct ObjectiveCRelationship: Hashable, Sendable {
    var name: String
    /// The class of the destination objects.
    var element: ObjectiveCType
    var cardinality: GeneratedRelationship.Cardinality
    var isOptional: Bool
    /// Whether the property may be nil even if the relationship is required in the model, as in Xcode's classes.
    var isAlwaysNullable = false
    /// Whether primitive accessors are declared. False for a property named `type`, because Apple has a private method
    /// `primitiveType`.
    var hasPrimitiveAccessors: Bool
    var documentation: String?
    var discussion: String?
    var userInfo: [String: String]
    /// Lines for the doc comment, each with one fact about the relationship other than its type. Empty unless the
    /// settings request them.
    var facts: [String] = []
    var destinationEntityName: String?
    var inverseName: String?
    /// The delete rule as the model names it, such as `Nullify`.
    var deleteRule: String
    /// Whether the mutable view `tagsSet` is omitted because the entity has a property with this name.
    var omitsView = false

    var isToMany: Bool { cardinality != .toOne }
    var isOrdered: Bool { cardinality == .ordered }
    /// Whether the property may be nil. A to-many property is never nil: without objects, it is an empty collection.
    var isNullable: Bool { isAlwaysNullable || (isOptional && !isToMany) }
    /// Whether there is a mutable view, such as `tagsSet`.
    var hasView: Bool { isToMany && !omitsView }

    var propertyAttributes: String {
        ObjectiveCPropertyAttributes.text(isNullable: isNullable, isReadOnly: false, memory: "strong")
    }

    /// The type of the property: the class of the destination, or a collection.
    var type: ObjectiveCType {
        switch cardinality {
        case .toOne: element
        case .toMany: collection("NSSet")
        case .ordered: collection("NSOrderedSet")
        }
    }

    /// The mutable collection type of the primitive value and of the mutable view `tagsSet`.
    var mutableType: ObjectiveCType {
        switch cardinality {
        case .toOne: element
        case .toMany: collection("NSMutableSet")
        case .ordered: collection("NSMutableOrderedSet")
        }
    }

    /// The name of the mutable view, such as `tagsSet`.
    var viewName: String { name + "Set" }

    private func collection(_ name: String) -> ObjectiveCType {
        ObjectiveCType("\(name)<\(element.spelling)>", classes: element.classes, protocols: element.protocols)
    }
}

extension ObjectiveCRelationship: PlannedSubject, ObjectiveCStoredProperty {
    static let fields = TemplateFields<ObjectiveCRelationship>(
        "Relationship", "A relationship of a class.",
        [
            .name,
            .capitalizedName(asIn: "addTagsObject:"),
            .literal,
            TemplateField("isToMany", .bool, "Whether there can be several objects.") { .bool($0.isToMany) },
            TemplateField("isOrdered", .bool, "Whether the objects have an order.") { .bool($0.isOrdered) },
            .isOptional,
            TemplateField("destination", .string, "The class of the objects: Tag.") { .string($0.element.name) },
            TemplateField("elementType", .string, "The type of an object: Tag *.") { .string($0.element.spelling) },
            TemplateField("type", .string, "The type of the property: NSSet<Tag *> *.") { .string($0.type.spelling) },
            TemplateField(
                "mutableType", .string,
                "The type of the mutable view: NSMutableSet<Tag *> *; of a to-one relationship that of the object."
            ) { .string($0.mutableType.spelling) },
            TemplateField("hasView", .bool, "Whether there is a mutable view: a property may have its name.") {
                .bool($0.hasView)
            },
            TemplateField("viewName", .string, "The name of the mutable view: tagsSet.") { .string($0.viewName) },
            TemplateField(
                "viewSuffix", .string,
                "The attribute that the name requires after the declaration of the mutable view, with a leading space; otherwise empty."
            ) { .string(ObjectiveCGetter.methodSuffix($0.viewName)) },
            .propertyAttributes,
            .hasPrimitiveAccessors,
            .getterSuffix,
            .getterDeclaration,
            .comment,
            .documentation,
            .discussion,
            .userInfo,
            TemplateField("destinationEntityName", .optional(.string), "The name of the entity that it leads to.") {
                TemplateValue($0.destinationEntityName)
            },
            TemplateField("inverseName", .optional(.string), "The name of the inverse.") {
                TemplateValue($0.inverseName)
            },
            TemplateField("deleteRule", .string, "The model's name of the delete rule.") { .string($0.deleteRule) },
        ])
}
