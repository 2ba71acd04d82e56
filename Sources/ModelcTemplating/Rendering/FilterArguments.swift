/// The arguments of a filter. An unused argument contains the expression of the filtered value.
struct FilterArguments {
    let first: ExpressionID
    let second: ExpressionID
}
