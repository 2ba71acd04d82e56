import ModelcSettings

/// The two generated classes of an entity: the machine class `_Book`, which is regenerated from the model, and the
/// human class `Book`, which the user edits.
package struct GeneratedClass: Hashable, Sendable {
    var entityName: String
    /// The name of the human class (`Book`), without a module.
    package var className: String
    /// The name of the human class (`Book`) in Swift source, in backticks if it is a keyword.
    var escapedClassName: String
    var machineClassName: String
    package var access: AccessLevel
    /// Whether the class needs `@objc(Name)`, so that its Objective-C name has no module. True if the model specifies
    /// no module.
    var hasObjectiveCName: Bool
    var isAbstract: Bool
    /// Whether the entity has no subentities.
    var isFinal: Bool
    /// Whether a public class can be `open`. False if a superclass is not open, such as a class that Xcode generates.
    package var canBeOpen = true
    /// The superclass of the machine class (`_Book`).
    package var superclass: SwiftType
    /// Whether a superclass is generated, in this run or for another module. The superclass then declares `entityName`.
    var inheritsGeneratedClass: Bool
    /// Whether a superclass is generated in this run. The superclass then has typed keys and conforms to `ModelObject`.
    var inheritsTypedKeys: Bool
    package var isIdentifiable = false
    /// The lines of the doc comment, without slashes.
    package var documentation: [String] = []
    /// The imports of the machine file (`_Book.swift`), sorted.
    package var imports: [GeneratedImport] = []
    /// The entity's own attributes, and the attributes of ancestors that have no class, sorted by name. `relationships`
    /// and `fetchedProperties` are collected in the same way.
    package var attributes: [GeneratedProperty] = []
    package var relationships: [GeneratedRelationship] = []
    var fetchedProperties: [GeneratedProperty] = []
    /// Constants for the entity's user info, sorted by name.
    package var userInfoConstants: [GeneratedConstant] = []
    /// The enumerations that the machine file (`_Book.swift`) declares (`modelc.enumCases`).
    package var rawTypes: [GeneratedRawType] = []
    /// Whether the class declares the initializer that inserts an object of the class or of a subclass.
    package var insertsObjects = false
    /// The initializer with a parameter for each required value; nil if no value is required.
    package var initializer: GeneratedInitializer?
    /// The entity's fetch request templates in the model, sorted by name.
    package var fetchRequests: [GeneratedFetchRequest] = []
    package var snapshot: GeneratedSnapshot?
    /// The attributes of each uniqueness constraint of the entity itself, as parameters of a find-or-create function.
    var uniqueKeys: [[GeneratedParameter]] = []

    /// The path of the machine file: `_Book.swift`.
    var machinePath: String { machineClassName + ".swift" }
    /// The path of the human file: `Book.swift`.
    var humanPath: String { className + ".swift" }
}

extension GeneratedProperty {
    /// Whether the JSON of a snapshot may omit this value.
    var mayBeAbsent: Bool { type.isOptional || fallback != nil || lateFallback != nil }
}
