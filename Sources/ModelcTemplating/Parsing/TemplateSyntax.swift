/// A template as it is written.
struct TemplateSyntax {
    let source: TemplateSource
    let statements: [StatementSyntax]
}
