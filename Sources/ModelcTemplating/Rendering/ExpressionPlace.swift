/// Where an expression stands.
struct ExpressionPlace {
    /// The index of the template.
    let source: Int32
    let start: Int32
    let end: Int32
}
