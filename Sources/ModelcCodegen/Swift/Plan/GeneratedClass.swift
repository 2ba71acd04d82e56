import ModelcSettings

/// The two classes of an entity: the machine class `_Book`, which follows the model, and the human class `Book`, which
/// belongs to the user.
package struct GeneratedClass: Hashable, Sendable {
    var entityName: String
    /// The human class's name without a module.
    package var className: String
    /// The human class's name in Swift source, in backticks where it is a keyword.
    var escapedClassName: String
    var machineClassName: String
    package var access: AccessLevel
    /// Whether the Objective-C runtime knows the class by its bare name, because the model names no module.
    var hasObjectiveCName: Bool
    var isAbstract: Bool
    /// Whether no entity inherits from this one.
    var isFinal: Bool
    /// Whether a public class may be open: its superclasses must be open, and those that Xcode generates are not.
    package var canBeOpen = true
    /// The superclass of the machine class.
    package var superclass: SwiftType
    /// Whether a superclass is generated, too, here or for another module; then it declares `entityName`.
    var inheritsGeneratedClass: Bool
    /// Whether a superclass is generated here; then it has typed keys, and conforms to `ModelObject`.
    var inheritsTypedKeys: Bool
    package var isIdentifiable = false
    /// The lines of the documentation comment, without slashes.
    package var documentation: [String] = []
    /// The imports of the machine file, sorted.
    package var imports: [GeneratedImport] = []
    /// The entity's own attributes and those of ancestors without a class of their own, sorted by name. The same
    /// applies to the other lists.
    package var attributes: [GeneratedProperty] = []
    package var relationships: [GeneratedRelationship] = []
    var fetchedProperties: [GeneratedProperty] = []
    /// The user info of the entity as constants, by name.
    package var userInfoConstants: [GeneratedConstant] = []
    /// The enumerations in the machine file.
    package var rawTypes: [GeneratedRawType] = []
    /// Whether the class has the initializer that inserts an object of the class or of a subclass.
    package var insertsObjects = false
    /// The initializer with values; nil if no value is required.
    package var initializer: GeneratedInitializer?
    /// The fetch request templates for the entity, sorted by name.
    package var fetchRequests: [GeneratedFetchRequest] = []
    package var snapshot: GeneratedSnapshot?
    /// The attributes of each uniqueness constraint that the entity itself has, as parameters of a function.
    var uniqueKeys: [[GeneratedParameter]] = []

    /// The machine file's path.
    var machinePath: String { machineClassName + ".swift" }
    /// The human file's path.
    var humanPath: String { className + ".swift" }
}

extension GeneratedProperty {
    /// Whether the value of a snapshot may be missing in JSON.
    var mayBeAbsent: Bool { type.isOptional || fallback != nil || lateFallback != nil }
}
