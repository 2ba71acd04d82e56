/// A branch of an `if`: its condition and its content.
struct BranchSyntax {
    /// The condition; nil for `else`.
    let condition: ExpressionSyntax?
    let body: [StatementSyntax]
}
