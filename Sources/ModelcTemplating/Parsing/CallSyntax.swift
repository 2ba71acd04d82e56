/// A `call` of a procedure.
struct CallSyntax {
    let name: NameSyntax
    let arguments: [ExpressionSyntax]
}
