/// A command as it stands in the template.
struct CommandText {
    /// From `<$` to `$>`, both included.
    let range: Range<Int>
    /// What stands between them.
    let content: Range<Int>
    /// The first word, where it is the name of a command; nil for a field.
    let name: CommandName?
    /// Where the first word ends.
    let nameEnd: Int
    /// The blanks at the beginning of the line on which the command begins.
    let indentation: Range<Int>
    /// Whether the line around the command disappears.
    var isAloneOnLine = false

    /// Whether the command puts nothing in its own place.
    var isSilent: Bool { name != nil && name != .field }
}
