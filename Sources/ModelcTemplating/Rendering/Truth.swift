/// The rule that converts a value to true or false.
enum Truth {
    /// The value itself is true or false.
    case bool
    /// True if the value is not nil.
    case present
    /// True if the value is neither nil nor empty.
    case notEmpty
    /// The rule depends on the type of the value, which is known only when rendering.
    case dynamic
}
