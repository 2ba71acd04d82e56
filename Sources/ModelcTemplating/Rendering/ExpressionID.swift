/// The index of an expression in a compiled template.
struct ExpressionID {
    let index: Int32
}
