/// A value that a new object gets when it is inserted.
struct GeneratedInitialValue: Hashable, Sendable {
    /// The value as a Swift expression.
    var expression: String
    /// The type of its value, without the mark of an optional: the compiler checks the expression against it.
    var type: String
    /// The spelling of `value`, a constant of that type, in the form that Core Data stores.
    var stored: String
    /// Whether the expression has the same meaning everywhere: a new UUID, or the current date.
    var isUniversal = false
}
