/// How a value becomes a truth value.
enum Truth {
    /// It is one.
    case bool
    /// It is not nil.
    case present
    /// It is neither nil nor empty.
    case notEmpty
    /// What it is becomes known when rendering.
    case dynamic
}
