/// A `loop` over numbers with its body.
struct CountingSyntax {
    let variable: NameSyntax
    let first: ExpressionSyntax
    let last: ExpressionSyntax
    /// The difference between consecutive numbers; nil for 1.
    let step: ExpressionSyntax?
    let body: [StatementSyntax]
}
