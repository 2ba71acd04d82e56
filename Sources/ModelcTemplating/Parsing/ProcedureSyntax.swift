/// A `procedure`: a named part of a template with parameters.
struct ProcedureSyntax {
    let name: NameSyntax
    let parameters: [NameSyntax]
    let body: [StatementSyntax]
}
