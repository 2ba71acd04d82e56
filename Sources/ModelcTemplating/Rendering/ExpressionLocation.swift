/// The position of an expression.
struct ExpressionLocation {
    /// The index of the template.
    let source: Int32
    let start: Int32
    let end: Int32
}
