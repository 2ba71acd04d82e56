import ModelcSettings

/// The two classes of an entity: the machine class `_Book`, which follows the model, and the human class `Book`, which
/// is the user's (code-generation §1.1).
package struct GeneratedClass: Hashable, Sendable {
    package var entityName: String
    /// The human class's name without a module.
    package var className: String
    /// The human class's name in Swift source, in backticks where it is a keyword.
    package var escapedClassName: String
    package var machineClassName: String
    package var access: AccessLevel
    /// Whether the Objective-C runtime knows the class by its bare name: the model names no module (code-generation
    /// §5.4).
    package var hasObjectiveCName: Bool
    package var isAbstract: Bool
    /// Whether no entity inherits from this one.
    package var isFinal: Bool
    /// Whether a public class may be open: the classes above have to be, and those that Xcode generates are not.
    package var canBeOpen = true
    /// What the machine class inherits from.
    package var superclass: SwiftType
    /// Whether a superclass is generated, too: then it is that one which conforms to `ModelObject`.
    package var inheritsGeneratedClass: Bool
    package var isIdentifiable = false
    /// The lines of the documentation comment, without slashes.
    package var documentation: [String] = []
    /// The imports of the machine file, sorted.
    package var imports: [GeneratedImport] = []
    /// The entity's own attributes and those of ancestors without a class of their own, sorted by name; likewise below.
    package var attributes: [GeneratedProperty] = []
    package var relationships: [GeneratedRelationship] = []
    package var fetchedProperties: [GeneratedProperty] = []
    /// The user info of the entity as constants, by name.
    package var userInfoConstants: [GeneratedConstant] = []
    /// The enumerations that stand in the machine file.
    package var rawTypes: [GeneratedRawType] = []
    /// Whether the class has the initializer that inserts an object of any class below it.
    package var insertsObjects = false
    /// The initializer with values; nil where nothing is required.
    package var initializer: GeneratedInitializer?
    /// The fetch request templates for the entity, sorted by name.
    package var fetchRequests: [GeneratedFetchRequest] = []
    package var snapshot: GeneratedSnapshot?

    /// The machine file's path.
    package var machinePath: String { machineClassName + ".swift" }
    /// The human file's path.
    package var humanPath: String { className + ".swift" }
}
