import ModelcSourceCode

/// A relationship of a generated class.
package struct ObjectiveCRelationship: Hashable, Sendable {
    package var name: String
    /// The class of the objects at the other end.
    package var element: ObjectiveCType
    package var cardinality: GeneratedRelationship.Cardinality
    package var isOptional: Bool
    /// Whether primitive accessors are declared, as for attributes.
    package var hasPrimitiveAccessors: Bool
    package var documentation: String?
    package var discussion: String?
    package var userInfo: [String: String]
    /// What the model says of it beside its type, a line each, where the comment is to tell that.
    package var facts: [String] = []
    package var destinationEntityName: String?
    package var inverseName: String?
    /// The model's name of the delete rule.
    package var deleteRule: String

    /// The name inside accessor names: `Tags` in `addTagsObject:`.
    package var capitalizedName: String { SwiftIdentifier.capitalized(name) }
    package var isToMany: Bool { cardinality != .toOne }
    package var isOrdered: Bool { cardinality == .ordered }
    /// A collection that is there, however empty, is never nil.
    package var isNullable: Bool { isOptional && !isToMany }

    package var propertyAttributes: String {
        ObjectiveCPropertyAttributes.text(isNullable: isNullable, isReadOnly: false, memory: "strong")
    }

    /// The type of the property: the object or the collection.
    package var type: ObjectiveCType {
        switch cardinality {
        case .toOne: element
        case .toMany: collection("NSSet")
        case .ordered: collection("NSOrderedSet")
        }
    }

    /// The type of the primitive value and of the mutable view `tagsSet`.
    package var mutableType: ObjectiveCType {
        switch cardinality {
        case .toOne: element
        case .toMany: collection("NSMutableSet")
        case .ordered: collection("NSMutableOrderedSet")
        }
    }

    /// The name of the mutable view.
    package var viewName: String { name + "Set" }

    private func collection(_ name: String) -> ObjectiveCType {
        ObjectiveCType("\(name)<\(element.spelling)>", classes: element.classes, protocols: element.protocols)
    }
}
