import ModelcSettings

/// The two classes of an entity: the machine class `_Book`, which follows the model, and the human class `Book`, which
/// is the user's.
package struct GeneratedClass: Hashable, Sendable {
    var entityName: String
    /// The human class's name without a module.
    package var className: String
    /// The human class's name in Swift source, in backticks where it is a keyword.
    var escapedClassName: String
    var machineClassName: String
    package var access: AccessLevel
    /// Whether the Objective-C runtime knows the class by its bare name: the model names no module.
    var hasObjectiveCName: Bool
    var isAbstract: Bool
    /// Whether no entity inherits from this one.
    var isFinal: Bool
    /// Whether a public class may be open: the classes above have to be, and those that Xcode generates are not.
    package var canBeOpen = true
    /// What the machine class inherits from.
    package var superclass: SwiftType
    /// Whether a superclass is generated, too: then it is that one which conforms to `ModelObject`.
    var inheritsGeneratedClass: Bool
    package var isIdentifiable = false
    /// The lines of the documentation comment, without slashes.
    package var documentation: [String] = []
    /// The imports of the machine file, sorted.
    package var imports: [GeneratedImport] = []
    /// The entity's own attributes and those of ancestors without a class of their own, sorted by name; likewise below.
    package var attributes: [GeneratedProperty] = []
    package var relationships: [GeneratedRelationship] = []
    var fetchedProperties: [GeneratedProperty] = []
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
    /// The attributes of each uniqueness constraint that the entity itself has, as parameters of a function.
    var uniqueKeys: [[GeneratedParameter]] = []

    /// The machine file's path.
    var machinePath: String { machineClassName + ".swift" }
    /// The human file's path.
    var humanPath: String { className + ".swift" }
}

/// An initializer that takes what an object needs before it can be saved.
package struct GeneratedInitializer: Hashable, Sendable {
    /// The required attributes without default in the order of their names, then the relationships that need objects:
    /// required ones to one object, and to many with a minimum.
    package var parameters: [GeneratedParameter]
    /// The name of the parameter `context` inside; another one where a property has that name.
    package var contextName: String
    /// Whether a type in it is not public.
    package var isInternal: Bool
}

/// A parameter of a generated function.
package struct GeneratedParameter: Hashable, Sendable {
    /// The property that it sets, or the predicate's variable that it stands for.
    package var name: String
    /// The parameter's name in Swift source.
    package var parameterName: String
    package var type: SwiftType
    /// Whether it stands for several values, as the right side of `IN` does.
    var isCollection: Bool
    /// How an initializer stores the value under the property's key, where only the superclass may set the property; nil
    /// where the initializer sets the property.
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
    /// What the request finds.
    package var result: SwiftType
    /// The name of the parameter `in` inside.
    package var modelName: String
    var documentation: [String]
    /// Whether a type in it is not public.
    var isInternal: Bool

    /// What makes the function another one than its namesakes.
    var signature: String { functionName + "(" + variables.map { $0.parameterName + ":" }.joined() + "in:)" }
}

/// A structure with the values of an object, which other threads may have.
package struct GeneratedSnapshot: Hashable, Sendable {
    package var name: String
    /// The attributes in the order of their names, with inherited ones.
    package var attributes: [GeneratedProperty]
    /// The relationships likewise: the snapshot has the identifiers of their objects.
    package var relationships: [GeneratedRelationship]
    /// The attributes whose values cannot be shared, or not be encoded.
    package var omitted: [String]
    /// The attributes of which nothing says that their values are hashable: with one, the snapshot is not.
    var unhashable: [String]
    package var isCodable: Bool
    /// What tells the values of one object from those of another; nil for a structure that is not `Identifiable`.
    var identity: SnapshotIdentity?
    /// Whether a type in it is not public.
    var isInternal: Bool
}

extension GeneratedSnapshot {
    package var isHashable: Bool { unhashable.isEmpty }
}

extension GeneratedProperty {
    /// Whether JSON may lack the value of a snapshot.
    var mayBeAbsent: Bool { type.isOptional || fallback != nil || lateFallback != nil }
}

/// What the identifier of a snapshot is.
enum SnapshotIdentity: Hashable, Sendable {
    /// The attribute `id`: nothing has to be declared.
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

/// An enumeration that the user info lists the cases of (`modelc.enumCases`).
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
