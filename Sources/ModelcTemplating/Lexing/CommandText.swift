/// A command as written in the template.
struct CommandText {
    /// The range from `<$` to `$>`, including both.
    let range: Range<Int>
    /// The range between the delimiters.
    let content: Range<Int>
    /// The name of the command; nil if the first word is not a command, so that this is a field.
    let name: CommandName?
    /// The position after the first word.
    let nameEnd: Int
    /// The white space at the beginning of the line on which the command begins.
    let indentation: Range<Int>
    /// Whether only commands and white space are on the line. The line is then removed from the output.
    var isAloneOnLine = false

    /// Whether the command itself produces no output. False for fields.
    var isSilent: Bool { name != nil && name != .field }
}
