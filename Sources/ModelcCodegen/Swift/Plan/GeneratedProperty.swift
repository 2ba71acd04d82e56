import ModelcSourceCode

/// A property of a generated class or structure.
package struct GeneratedProperty: Hashable, Sendable {
    /// The name in the model, which is the key in key-value coding.
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
    /// Whether an object cannot be saved before this has been set: the model requires a value and has no default.
    package var needsInitialValue = false
    /// The type of the values in conditions, which the typed key of an attribute has; nil if it has no typed key,
    /// because the attribute is not stored, or because its name is not free.
    var keyType: SwiftType?
    /// The value that a new object gets; nil if it has the model's default, or none.
    var initialValue: GeneratedInitialValue?
    /// The replacement for a missing value of a composite's member or of a snapshot: its default, for a member also 0
    /// or false; nil if a value is required.
    var fallback: String?
    /// The same for a snapshot's value that cannot be a default argument, because that must not name internal
    /// declarations.
    var lateFallback: String?
    /// Whether snapshots have the property; user info can exclude it (`modelc.notInSnapshot`).
    var isInSnapshots = true
    /// The key in JSON, if user info names one (`modelc.key`); nil for the name.
    var codingKey: String?
    /// The lines of the documentation comment, without slashes.
    package var documentation: [String] = []
    /// Whether an Objective-C getter of the name is treated as one that returns a retained object.
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
    /// Whether Swift must not call Core Data's getter: because of its name, Swift treats it as a method that returns a
    /// retained object. Core Data does not retain it, so the object would be released once too often.
    package var isOverReleased: Bool { hasOwningName && access == .managed && !type.isScalar }
}

/// The implementation of a generated property.
package enum GeneratedAccess: Hashable, Sendable {
    /// `@NSManaged`: Core Data makes the accessors at run time.
    case managed
    /// Generated accessors over the primitive value, for types that Objective-C cannot express.
    case primitive
}

/// The code that may set a generated property.
package enum GeneratedSetter: Hashable, Sendable {
    /// All code that may read it.
    case full
    /// The module of a public class, or only the class itself if it is not public (`mogenerator.readonly`).
    case restricted
    /// Only Core Data.
    case none
}

/// A declaration of a to-many relationship in addition to the property.
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
