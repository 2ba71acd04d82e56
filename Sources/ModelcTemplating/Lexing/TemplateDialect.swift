/// The differences between the ways to read a template.
///
/// Only the strict dialect exists. A lenient one adds its switches here: the lexer, the checker and the evaluator check
/// the dialect wherever another tool behaves differently.
package struct TemplateDialect: Hashable, Sendable {
    /// Whether a line that contains only commands and white space is removed with its line end. Fields do not count as
    /// commands.
    var removesCommandLines: Bool
    /// Whether the further lines of a value, and those of an included template, are indented like the line they are
    /// inserted into.
    var indentsInsertedLines: Bool
    /// Whether CR LF at the end of a line is written as LF.
    var normalizesLineEnds: Bool

    /// The dialect that rejects every ambiguous template.
    package static let strict = TemplateDialect(
        removesCommandLines: true, indentsInsertedLines: true, normalizesLineEnds: true)
}
