/// A value that a new object gets when it is inserted.
struct GeneratedInitialValue: Hashable, Sendable {
    /// The value as a Swift expression.
    var expression: String
    /// The type of the value without `?` or `!`. The compiler checks the expression against it.
    var type: String
    /// The expression that converts the constant `value` of this type to the form that Core Data stores.
    var stored: String
    /// Whether the value is a new UUID or the current date, so that the expression is valid outside the class too.
    var isUniversal = false
}
