/// The two classes of an entity: the machine class `_Book`, which follows the model, and the human class `Book`, which
/// is the user's (code-generation §1.1), with the class `BookID` of its object IDs.
package struct ObjectiveCClass: Hashable, Sendable {
    package var entityName: String
    package var className: String
    package var machineClassName: String
    package var isAbstract: Bool
    /// What the machine class inherits from.
    package var superclassName: String
    /// What the class of the object IDs inherits from.
    package var superIDClassName: String
    package var imports: ObjectiveCImports
    /// The classes to be declared in advance, sorted, each once; likewise the protocols.
    package var forwardClasses: [String] = []
    package var forwardProtocols: [String] = []
    /// The entity's own attributes and those of ancestors without a class of their own, sorted by name; likewise below.
    package var attributes: [ObjectiveCAttribute] = []
    package var relationships: [ObjectiveCRelationship] = []
    package var fetchedProperties: [ObjectiveCFetchedProperty] = []
    /// The model's fetch request templates for the entity, sorted by method.
    package var fetchRequests: [ObjectiveCFetchRequest] = []
    package var constants: [ObjectiveCConstantGroup] = []
    package var documentation: String?
    package var discussion: String?
    package var userInfo: [String: String] = [:]
    /// The name of the entity at the root of the inheritance tree, which may be the entity itself.
    package var rootEntityName = ""
    /// The name of the parent entity; nil for a root.
    package var parentName: String?
    /// The version hash in hexadecimal digits; nil where it cannot be told.
    package var versionHash: String?

    package var idClassName: String { className + "ID" }
    /// Every property that Core Data makes the accessors of, sorted by kind and name.
    package var dynamicProperties: [String] {
        ["objectID"] + attributes.map(\.name) + relationships.map(\.name) + fetchedProperties.map(\.name)
    }
}
