/// A template that is being checked.
struct IncludedFile {
    let source: TemplateSource
    /// Its index among the program's templates.
    let index: Int32
    /// The start of its text in the program.
    let textStart: Int
    /// The command that includes it; nil for the first one.
    let includedAt: TemplateLocation?
}
