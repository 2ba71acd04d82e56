/// A part of a MiscMerge template.
enum MiscMergePiece {
    /// Text that is copied, without backslashes before delimiters.
    case text([UInt8])
    /// The text between `<$` and `$>`, and the range of the whole command.
    case command([UInt8], Range<Int>)
}
