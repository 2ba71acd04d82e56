/// The position of an expression in its template, for error messages.
struct ExpressionLocation {
    /// The index of the template in `Program.sources`.
    let source: Int32
    let start: Int32
    let end: Int32
}
