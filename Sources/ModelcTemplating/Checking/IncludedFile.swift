/// A template that is being checked: the main template or an included one.
struct IncludedFile {
    let source: TemplateSource
    let dialect: TemplateDialect
    /// The template's index in `Program.sources`.
    let index: Int32
    /// The offset of the template's text in `Program.text`.
    let textStart: Int
    /// The command that includes the template; nil for the main template.
    let includedAt: TemplateLocation?
}
