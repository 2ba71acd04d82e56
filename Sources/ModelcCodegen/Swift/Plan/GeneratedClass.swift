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
    /// Whether a superclass is generated, too; then the superclass conforms to `ModelObject`.
    var inheritsGeneratedClass: Bool
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

/// An initializer with the values that an object needs before it can be saved.
package struct GeneratedInitializer: Hashable, Sendable {
    /// The required attributes without a default in the order of their names, then the relationships that need objects:
    /// required to-one relationships, and to-many relationships with a minimum.
    package var parameters: [GeneratedParameter]
    /// The name of the parameter `context` in the function; a different one if a property has that name.
    package var contextName: String
    /// Whether a type in it is not public.
    package var isInternal: Bool
}

/// A parameter of a generated function.
package struct GeneratedParameter: Hashable, Sendable {
    /// The property that it sets, or the predicate's variable.
    package var name: String
    /// The parameter's name in Swift source.
    package var parameterName: String
    package var type: SwiftType
    /// Whether it holds several values, as the right side of `IN` does.
    var isCollection: Bool
    /// How an initializer stores the value under the property's key, if only the superclass may set the property; nil
    /// if the initializer sets the property.
    package var keyedConversion: ValueConversion?

    init(name: String, parameterName: String, type: SwiftType, isCollection: Bool = false) {
        self.name = name
        self.parameterName = parameterName
        self.type = type
        self.isCollection = isCollection
    }
}

/// A fetch request template of the model as a function.
package struct GeneratedFetchRequest: Hashable, Sendable {
    /// The template's name in the model, any text.
    package var templateName: String
    package var functionName: String
    /// The predicate's variables in order of first appearance.
    package var variables: [GeneratedParameter]
    /// The result of the request.
    package var result: SwiftType
    /// The name of the parameter `in` in the function.
    package var modelName: String
    var documentation: [String]
    /// Whether a type in it is not public.
    var isInternal: Bool

    /// Distinguishes the function from others with the same name.
    var signature: String { functionName + "(" + variables.map { $0.parameterName + ":" }.joined() + "in:)" }
}

/// A structure with the values of an object, which can be passed to other threads.
package struct GeneratedSnapshot: Hashable, Sendable {
    package var name: String
    /// The attributes in the order of their names, with inherited ones.
    package var attributes: [GeneratedProperty]
    /// The relationships in the order of their names: the snapshot holds the identifiers of their objects.
    package var relationships: [GeneratedRelationship]
    /// The attributes whose values cannot be shared, or not be encoded.
    package var omitted: [String]
    /// The attributes whose values are not known to be hashable: with one, the snapshot is not hashable.
    var unhashable: [String]
    package var isCodable: Bool
    /// The property that identifies an object; nil for a structure that is not `Identifiable`.
    var identity: SnapshotIdentity?
    /// Whether a type in it is not public.
    var isInternal: Bool
}

extension GeneratedSnapshot {
    package var isHashable: Bool { unhashable.isEmpty }
}

extension GeneratedProperty {
    /// Whether the value of a snapshot may be missing in JSON.
    var mayBeAbsent: Bool { type.isOptional || fallback != nil || lateFallback != nil }
}

/// The identifier of a snapshot.
enum SnapshotIdentity: Hashable, Sendable {
    /// The attribute `id`: no declaration is needed.
    case itself
    /// Another attribute, which is unique.
    case attribute(GeneratedProperty)
    /// The identifier of the object.
    case object
}

/// A named text of generated code: a case of an enumeration, or a constant.
package struct GeneratedConstant: Hashable, Sendable {
    /// The name in Swift source.
    package var name: String
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// An enumeration whose cases are listed in the user info (`modelc.enumCases`).
package struct GeneratedRawType: Hashable, Sendable {
    var name: String
    /// The type of the raw values.
    var valueType: String
    /// The cases with the literals of their raw values, in the user's order.
    package var cases: [GeneratedConstant]
    /// Whether structures that hold it are `Codable`.
    var isCodable: Bool

    package init(name: String, valueType: String, cases: [GeneratedConstant], isCodable: Bool = false) {
        self.isCodable = isCodable
        self.name = name
        self.valueType = valueType
        self.cases = cases
    }
}
