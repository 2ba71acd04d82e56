import ModelcSourceCode

/// A property of a generated class or structure.
package struct GeneratedProperty: Hashable, Sendable {
    /// The name in the model, which is the key in key-value coding.
    package var name: String
    /// The name in Swift source, in backticks if it is a keyword.
    var escapedName: String
    /// The name as it is in accessor names: `Tags` in `addToTags`.
    var capitalizedName: String
    /// The name of the property's case in the class's enumeration of keys.
    package var caseName: String
    package var type: SwiftType
    package var access: GeneratedAccess
    package var conversion: ValueConversion
    package var setter: GeneratedSetter
    /// Whether the property must be set before an object can be saved: the model requires a value and has no default.
    package var needsInitialValue = false
    /// The value type of the attribute's typed key, as used in conditions. Nil if there is no typed key, because the
    /// attribute is not stored or because its name is already used.
    var keyType: SwiftType?
    /// The value that a new object gets. Nil if the model's default is used, or if there is no value.
    var initialValue: GeneratedInitialValue?
    /// The expression that replaces a missing value of a snapshot or of a composite's member: the default value, and
    /// for a composite's member also 0 or false. Nil if a value is required.
    var fallback: String?
    /// A replacement for a missing value of a snapshot, like `fallback`. It may use internal declarations, so it
    /// cannot be a default argument in a public initializer. Nil if there is none.
    var lateFallback: String?
    /// Whether snapshots contain the property. False if the user info excludes it (`modelc.notInSnapshot`).
    var isInSnapshots = true
    /// The key in JSON that the user info specifies (`modelc.key`); nil if the key is the property's name.
    var codingKey: String?
    /// The lines of the doc comment, without slashes.
    package var documentation: [String] = []
    /// Whether the name makes Objective-C treat the getter as one that returns a retained object, such as `newTitle`.
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
    /// Whether Swift must not call Core Data's getter. The property's name makes Swift treat the result as already
    /// retained. Core Data does not retain it, so the object would be released too often.
    package var isOverReleased: Bool { hasOwningName && access == .managed && !type.isScalar }
}

/// The implementation of a generated property.
package enum GeneratedAccess: Hashable, Sendable {
    /// `@NSManaged`: Core Data creates the accessors at run time.
    case managed
    /// Generated accessors that convert the primitive value, for types that Objective-C cannot express.
    case primitive
}

/// The code that can set a generated property.
package enum GeneratedSetter: Hashable, Sendable {
    /// All code that can read the property.
    case full
    /// In a public class: only code of the class's module, with `internal(set)`. In an internal class: only the class
    /// itself, with `private(set)`. Used for attributes with the user info key `mogenerator.readonly`.
    case restricted
    /// Only Core Data, so the property is read-only.
    case none
}

/// A generated member of a to-many relationship, in addition to the property.
enum RelationshipHelper: CaseIterable, Hashable, Sendable {
    /// `tagsArray`, for ordered relationships only.
    case array
    /// The method `addToTags`.
    case add
    /// The method `removeFromTags`.
    case remove
    /// The method `insertIntoTags`, for ordered relationships only.
    case insert
    /// The method `replaceTags`, for ordered relationships only.
    case replace
}
