/// The conversion of a value to a truth value.
enum Truth {
    /// The value itself is a truth value.
    case bool
    /// True if the value is not nil.
    case present
    /// True if the value is neither nil nor empty.
    case notEmpty
    /// The conversion is determined when rendering.
    case dynamic
}
