/// What differs between the ways to read a template.
///
/// Only the strict dialect exists. A lenient one adds its switches here: the lexer, the checker and the evaluator ask
/// the dialect wherever another tool's habits would differ.
package struct TemplateDialect: Hashable, Sendable {
    /// Whether a line of nothing but commands and blanks disappears with its line end. Fields are no such commands.
    package var removesCommandLines: Bool
    /// Whether the further lines of a value, and those of an included template, are indented like the line they are
    /// inserted into.
    package var indentsInsertedLines: Bool
    /// Whether CR LF at the end of a line is written as LF.
    package var normalizesLineEnds: Bool

    /// Every doubtful template is refused.
    package static let strict = TemplateDialect(
        removesCommandLines: true, indentsInsertedLines: true, normalizesLineEnds: true)

    package init(removesCommandLines: Bool, indentsInsertedLines: Bool, normalizesLineEnds: Bool) {
        self.removesCommandLines = removesCommandLines
        self.indentsInsertedLines = indentsInsertedLines
        self.normalizesLineEnds = normalizesLineEnds
    }
}
