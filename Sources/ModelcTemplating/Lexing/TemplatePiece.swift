/// A part of a template: text to copy, or a command.
enum TemplatePiece {
    case text(Range<Int>)
    case command(CommandText)
}
