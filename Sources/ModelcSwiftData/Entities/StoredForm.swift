import ModelcSchema

/// How SwiftData stores the values of a property, as far as its type tells.
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
    /// A clause that says what is not known; nil if everything is.
    var doubt: String?
    /// The type of the values, if the model keeps it.
    var valueClass: String?
    /// Whether the source does not show what kind of type it is.
    var isUnknown = false
}
