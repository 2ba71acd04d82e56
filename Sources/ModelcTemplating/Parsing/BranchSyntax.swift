/// A branch of an `if`.
struct BranchSyntax {
    /// Nil for `else`.
    let condition: ExpressionSyntax?
    let body: [StatementSyntax]
}
