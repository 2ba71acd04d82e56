import ModelcSourceCode

/// A property of a generated class or structure.
package struct GeneratedProperty: Hashable, Sendable {
    /// The name in the model, which is the key of key-value coding.
    package var name: String
    /// The name in Swift source, in backticks where it is a keyword.
    var escapedName: String
    /// The name inside accessor names: `Tags` in `addToTags`.
    var capitalizedName: String
    /// The name as a case of the class's enumeration of keys.
    package var caseName: String
    package var type: SwiftType
    package var access: GeneratedAccess
    package var conversion: ValueConversion
    package var setter: GeneratedSetter
    /// Whether an object cannot be saved before this has been set: the model requires it and has no default.
    package var needsInitialValue = false
    /// The type of the values in conditions, which the typed key of an attribute has; nil where it has none, because the
    /// store does not keep the attribute, or because its name is not free.
    var keyType: SwiftType?
    /// The value that a new object gets; nil where it has the model's default, or none.
    var initialValue: GeneratedInitialValue?
    /// What stands for a composite's member, or for a snapshot's value, that is missing: its default, for a member also 0 or
    /// false; nil where there has to be a value.
    var fallback: String?
    /// The same for a snapshot's value where it cannot be an argument's default, which must not name what is not public.
    var lateFallback: String?
    /// Whether snapshots have it; user info can deny that (`modelc.notInSnapshot`).
    var isInSnapshots = true
    /// The key in JSON, where user info names one (`modelc.key`); nil for the name.
    var codingKey: String?
    /// The lines of the documentation comment, without slashes.
    package var documentation: [String] = []
    /// Whether an Objective-C getter of the name counts as one that hands over its object.
    private let hasOwningName: Bool

    init(
        name: String, type: SwiftType, access: GeneratedAccess = .managed, conversion: ValueConversion = .cast,
        setter: GeneratedSetter = .full
    ) {
        self.name = name
        escapedName = SwiftIdentifier.escaped(name)
        caseName = SwiftIdentifier.isForbiddenCase(name) ? name + "_" : escapedName
        capitalizedName = SwiftIdentifier.capitalized(name)
        hasOwningName = ObjectiveCIdentifier.isOwningGetter(name)
        self.type = type
        self.access = access
        self.conversion = conversion
        self.setter = setter
    }
}

extension GeneratedProperty {
    /// Whether Core Data's getter must not be called by Swift: its name counts as that of a method that hands over its object,
    /// which Core Data does not do, so that the object would be released once too often.
    package var isOverReleased: Bool { hasOwningName && access == .managed && !type.isScalar }
}

/// How a generated property gets at its value.
package enum GeneratedAccess: Hashable, Sendable {
    /// `@NSManaged`: Core Data makes the accessors at run time.
    case managed
    /// Accessors of our own over the primitive value, for types that Objective-C cannot express.
    case primitive
}

/// Who may set a generated property.
package enum GeneratedSetter: Hashable, Sendable {
    /// Whoever may read it.
    case full
    /// The module of a public class, the class itself of any other (`mogenerator.readonly`).
    case restricted
    /// Nobody but Core Data.
    case none
}

/// A relationship of a generated class.
package struct GeneratedRelationship: Hashable, Sendable {
    /// How many objects there are at the other end, and whether their order counts.
    package enum Cardinality: Hashable, Sendable {
        case toOne
        case toMany
        case ordered
    }

    /// The property that holds the object or the collection.
    package var property: GeneratedProperty
    /// The class of the objects.
    var element: SwiftType
    /// Whether the store keeps the relationship, so that conditions can name it.
    var isStored = true
    var cardinality: Cardinality
    /// The helpers that the class lacks, because properties of the model have their names.
    var omittedHelpers: Set<RelationshipHelper> = []

    init(property: GeneratedProperty, element: SwiftType, cardinality: Cardinality) {
        self.property = property
        self.element = element
        self.cardinality = cardinality
    }
}

/// What a class has for a to-many relationship beside the property.
enum RelationshipHelper: CaseIterable, Hashable, Sendable {
    /// `tagsArray`, of ordered ones.
    case array
    /// `addToTags`.
    case add
    /// `removeFromTags`.
    case remove
    /// `insertIntoTags`, of ordered ones.
    case insert
    /// `replaceTags`, of ordered ones.
    case replace
}

extension GeneratedRelationship {
    /// The helpers that the class has.
    var helpers: [RelationshipHelper] {
        let all: [RelationshipHelper] =
            switch cardinality {
            case .toOne: []
            case .toMany: [.add, .remove]
            case .ordered: RelationshipHelper.allCases
            }
        return all.filter { !omittedHelpers.contains($0) }
    }

    /// The name of a helper in Swift.
    func name(of helper: RelationshipHelper) -> String {
        switch helper {
        case .array: property.name + "Array"
        case .add: "addTo" + property.capitalizedName
        case .remove: "removeFrom" + property.capitalizedName
        case .insert: "insertInto" + property.capitalizedName
        case .replace: "replace" + property.capitalizedName
        }
    }
}

/// A value that a new object gets when it is inserted.
struct GeneratedInitialValue: Hashable, Sendable {
    /// An expression of Swift.
    var expression: String
    /// The type of its value, without the mark of an optional: the compiler checks the expression against it.
    var type: String
    /// How `value`, a constant of that type, is spelt as Core Data keeps it.
    var stored: String
    /// Whether the expression means the same wherever it stands: a new UUID, or the current date.
    var isUniversal = false
}
