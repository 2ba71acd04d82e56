/// A command as it is in the template.
struct CommandText {
    /// From `<$` to `$>`, both included.
    let range: Range<Int>
    /// The content between the delimiters.
    let content: Range<Int>
    /// The first word, if it is the name of a command; nil for a field.
    let name: CommandName?
    /// The end of the first word.
    let nameEnd: Int
    /// The white space at the beginning of the line on which the command begins.
    let indentation: Range<Int>
    /// Whether the line around the command is removed.
    var isAloneOnLine = false

    /// Whether the command produces no output in its own place.
    var isSilent: Bool { name != nil && name != .field }
}
