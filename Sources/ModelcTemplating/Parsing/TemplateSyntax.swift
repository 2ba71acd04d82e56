/// A parsed template.
struct TemplateSyntax {
    let source: TemplateSource
    let statements: [StatementSyntax]
    let dialect: TemplateDialect
}
