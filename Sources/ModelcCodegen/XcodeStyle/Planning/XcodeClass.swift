import ModelcSchema

/// A class with all that its files say.
struct XcodeClass {
    let selected: XcodeEntity
    /// Attributes, relationships and fetched properties, each in the order of the document.
    let properties: [XcodeProperty]
    /// The to-many relationships in the order of the document.
    let collections: [XcodeCollection]
    /// The classes of the model that relationships lead to, without this one, in byte order.
    let destinations: [String]

    var name: String { selected.className }
    var entityName: String { selected.entity.name }
    var superclass: String { selected.superclassName ?? "NSManagedObject" }

    /// The classes that a header of Objective-C has to declare.
    var forwardDeclarations: [String] {
        let names = Set(properties.compactMap(\.type.forwardDeclaration)).subtracting([name])
        return Array(names).sortedByName { $0 }
    }
}

/// A to-many relationship with accessors of its own.
struct XcodeCollection: Hashable {
    /// The name in the model.
    let name: String
    /// The name inside the names of accessors: `Tags` in `addToTags`.
    let capitalizedName: String
    /// The class of the objects.
    let element: String
    let isOrdered: Bool

    /// The collection's class.
    var collectionClass: String { isOrdered ? "NSOrderedSet" : "NSSet" }
}

/// A property of a generated class.
struct XcodeProperty: Hashable {
    /// The name in the model.
    let name: String
    let type: XcodeValueType
    /// Whether the property can be nil, which scalars never can.
    let isOptional: Bool
}

/// An entity that gets files, with what decides about them.
struct XcodeEntity {
    let entity: EntityDescription
    /// The class without its module.
    let className: String
    /// Whether the class has its plain name in Objective-C, not one of a module.
    let hasPlainName: Bool
    /// The nearest class above; nil for `NSManagedObject`.
    let superclassName: String?
    /// Whether the class is generated as in a build, not as by Xcode's menu command.
    let isAutomatic: Bool
    /// Whether there are class files beside those of the properties.
    let hasClassFiles: Bool
}
