/// The arguments of a filter; unused ones refer to the filtered value.
struct FilterArguments {
    let first: ExpressionID
    let second: ExpressionID
}
