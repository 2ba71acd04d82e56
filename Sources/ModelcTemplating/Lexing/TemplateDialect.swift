/// How the text around commands is copied. The lexer and the checker check the dialect.
package struct TemplateDialect: Hashable, Sendable {
    /// Whether a line that contains only commands and white space is removed together with its line end. Fields are not
    /// commands.
    var removesCommandLines: Bool
    /// Whether inserted lines are indented like the line that contains the field or `include` command. For a field,
    /// this applies to all lines of the value except the first.
    var indentsInsertedLines: Bool
    /// Whether CR LF at the end of a line is written as LF.
    var normalizesLineEnds: Bool
    /// Whether two or more line ends with only white space between them become exactly two in the rendered text.
    var squeezesBlankLines = false

    /// The dialect of templates without a `layout` command.
    package static let strict = TemplateDialect(
        removesCommandLines: true, indentsInsertedLines: true, normalizesLineEnds: true)

    /// The dialect of `layout exact`: all text outside commands is copied as it is.
    static let exact = TemplateDialect(
        removesCommandLines: false, indentsInsertedLines: false, normalizesLineEnds: false)

    init(removesCommandLines: Bool, indentsInsertedLines: Bool, normalizesLineEnds: Bool) {
        self.removesCommandLines = removesCommandLines
        self.indentsInsertedLines = indentsInsertedLines
        self.normalizesLineEnds = normalizesLineEnds
    }

    /// Creates the dialect from the words after `layout`; nil if they name none.
    init?(layout words: [String]) {
        switch words {
        case ["exact"]: self = .exact
        case ["exact", "squeezed"]:
            self = .exact
            squeezesBlankLines = true
        default: return nil
        }
    }
}
