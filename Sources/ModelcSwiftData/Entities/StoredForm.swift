import ModelcSchema

/// The form in which SwiftData stores the values of a property, as far as the property's type shows it.
struct StoredForm: Sendable {
    enum Kind: Sendable {
        case attribute(AttributeType)
        /// A structure in the source.
        case structure(DeclaredType)
        /// A class with `@Model`.
        case toOne(DeclaredType)
        case toMany(DeclaredType)
    }

    var kind: Kind
    var isOptional = false
    /// The reason why the stored form is uncertain, as a clause; nil if it is certain.
    var doubt: String?
    /// The name of the values' type, for a transformable attribute. Nil for other kinds, or if the name is not known.
    var valueClass: String?
    /// Whether the type cannot be resolved, for example because the source does not declare it.
    var isUnknown = false
}
