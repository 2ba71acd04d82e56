/// Why edits cannot be made together.
package enum TextEditConflict: Error, Hashable {
    /// Two edits touch the same place.
    case overlapping(TextEdit, TextEdit)
    /// An edit is not inside the text.
    case outside(TextEdit)
}
