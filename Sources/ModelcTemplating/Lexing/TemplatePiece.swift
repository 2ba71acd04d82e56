/// A part of a template: text that is copied, or a command.
enum TemplatePiece {
    case text(Range<Int>)
    case command(CommandText)
}
