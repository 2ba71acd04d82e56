/// A `foreach` loop with its body.
struct LoopSyntax {
    let variable: NameSyntax
    let list: ExpressionSyntax
    let body: [StatementSyntax]
}
