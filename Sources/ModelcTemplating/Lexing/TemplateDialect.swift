/// Switches for behaviours in which template tools differ.
///
/// Only the strict dialect exists. A lenient dialect would add switches here. The lexer, the checker and the evaluator
/// check the dialect wherever another tool behaves differently.
package struct TemplateDialect: Hashable, Sendable {
    /// Whether a line that contains only commands and white space is removed together with its line end. Fields are not
    /// commands.
    var removesCommandLines: Bool
    /// Whether inserted lines are indented like the line that contains the field or `include` command. For a field,
    /// this applies to all lines of the value except the first.
    var indentsInsertedLines: Bool
    /// Whether CR LF at the end of a line is written as LF.
    var normalizesLineEnds: Bool

    /// The dialect that reports every ambiguous template as an error.
    package static let strict = TemplateDialect(
        removesCommandLines: true, indentsInsertedLines: true, normalizesLineEnds: true)
}
